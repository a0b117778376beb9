/**
 * Where the browser keeps departures with who travels, for staff without a network
 * (features/manifest/offline). Named here, because it is erased where a session ends.
 */
export const KEPT_DEPARTURES = 'departures';

/** Erases them. Browsers without such a store keep nothing. */
export const eraseKeptDepartures = (): void => void globalThis.caches?.delete(KEPT_DEPARTURES).catch(() => undefined);
