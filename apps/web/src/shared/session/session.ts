import { eraseKeptDepartures } from './kept-on-this-device.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * The three keys of local storage (docs/specification.md section 3). Logged in means only that a token
 * exists.
 */
const KEYS = ['token', 'role', 'userId'] as const;

export type Session = {
  token: string | null;
  role: string | null;
  userId: string | null;
};

export const signedOut: Session = { token: null, role: null, userId: null };

const listeners = new Set<() => void>();
let current: Session = signedOut;

const read = (key: (typeof KEYS)[number]): string | null => readStored('localStorage', key);
const readStorage = (): Session => ({ token: read('token'), role: read('role'), userId: read('userId') });

/** The current session. Returns the same object until one of the keys changes, in this tab or another. */
export const readSession = (): Session => {
  const stored = readStorage();
  if (KEYS.some((key) => stored[key] !== current[key])) current = stored;
  return current;
};

/** The token for the Authorization header, or null. */
export const readToken = (): string | null => readSession().token;

const tellListeners = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Stores the answer of a login. What another account has kept on this device is erased, however its session
 * ended.
 */
export const startSession = (session: { token: string; role: string; userId: string }): void => {
  if (session.userId !== readSession().userId) eraseKeptDepartures();
  for (const key of KEYS) writeStored('localStorage', key, session[key]);
  tellListeners();
};

/**
 * Stores the role that the server sends with an answer: it may have changed since the login. Another role may
 * not see what was kept on this device.
 */
export const followRole = (role: string | null): void => {
  if (!role || role === readSession().role) return;
  eraseKeptDepartures();
  writeStored('localStorage', 'role', role);
  tellListeners();
};

/**
 * Removes the three keys, and the departures that were kept on this device; the query cache follows, see
 * use-session-cache-sync.
 */
export const endSession = (): void => {
  eraseKeptDepartures();
  for (const key of KEYS) writeStored('localStorage', key, null);
  tellListeners();
};

const followOtherTabs = (event: StorageEvent): void => {
  // A null key means that the whole storage was cleared.
  if (event.key === null || KEYS.some((key) => key === event.key)) tellListeners();
};

/** The browser's 'back' may restore a page from before a logout. */
const followWhatWasMissed = (event: PageTransitionEvent): void => {
  if (event.persisted) tellListeners();
};

/** Calls back on every change of the session, including those of other tabs. */
export const subscribeToSession = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTabs);
    window.addEventListener('pageshow', followWhatWasMissed);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', followOtherTabs);
    window.removeEventListener('pageshow', followWhatWasMissed);
  };
};
