import { createContext } from 'react';

/** True within what staff see, such as the preview of a page: they work in rupees alone. */
export const RupeesAlone = createContext(false);
