/**
 * Gives this entry of the history a key of its own. React Router keeps scroll positions by key, and calls every page that was loaded whole
 * 'default': one would open where another was left.
 */
export const nameEntry = (): void => {
  const state: unknown = window.history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if (!('key' in known)) window.history.replaceState({ ...known, key: crypto.randomUUID().slice(0, 8) }, '');
};
