import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** A constant value that only the browser knows: a server-rendered page begins with `onServer`. */
export const useBrowserValue = <Value extends string | number | boolean | null>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => onServer);
