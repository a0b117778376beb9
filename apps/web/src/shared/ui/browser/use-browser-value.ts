import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** A value that only the browser knows and that does not change: a page that came from the server begins with `onServer`. */
export const useBrowserValue = <Value extends string | number | boolean | null>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => onServer);
