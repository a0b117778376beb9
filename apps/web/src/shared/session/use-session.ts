import { useSyncExternalStore } from 'react';
import { readSession, type Session, signedOut, subscribeToSession } from './session.ts';

/** The session, followed across tabs. */
export const useSession = (): Session => useSyncExternalStore(subscribeToSession, readSession, () => signedOut);
