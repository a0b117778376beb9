import type { TranslatedLanguage } from '@wayfarer/words';

/** Lines of one import, without the headings. */
export const MAX_IMPORT_LINES = 5000;
/** Problems, and lines of the preview, that an answer has at most. */
export const MAX_TOLD_PROBLEMS = 200;
export const MAX_PREVIEW_LINES = 20;

/** The headings of the columns that an import reads; the export writes the same. */
export const packageColumns = {
  id: 'ID',
  title: 'Package',
  destination: 'Destination',
  available: 'Available',
  capacity: 'Seats per day',
  price: 'Price',
  description: 'Description',
  itinerary: 'Itinerary',
} as const;
export const userColumnHeadings = {
  name: 'Name',
  username: 'Username',
  role: 'Role',
  email: 'Email',
  phone: 'Phone',
} as const;

/** How an export writes a package without a limit of seats, and the role of a traveller. */
export const UNLIMITED = 'Unlimited';
export const TRAVELLER = 'Traveller';

/** A window as an export writes it. */
export const windowTextOf = ({ availableFrom, availableTo }: { availableFrom: string; availableTo: string }): string =>
  `${availableFrom} to ${availableTo}`;

/** The heading of what a column says in another language: 'Description (de)'. */
export const headingIn = (heading: string, language: TranslatedLanguage): string => `${heading} (${language})`;
