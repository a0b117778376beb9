/**
 * Gives this history entry a key of its own. React Router keeps scroll positions by key, and calls every
 * fully loaded page 'default': one would open at another's scroll position.
 */
export const assignHistoryKey = (): void => {
  const state: unknown = window.history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if (!('key' in known)) window.history.replaceState({ ...known, key: crypto.randomUUID().slice(0, 8) }, '');
};
