import { useSyncExternalStore } from 'react';
import { readSession, type Session, signedOut, subscribeToSession } from './session.ts';

let onServer: Session = signedOut;

/** Only for the server, which knows nobody: as whom it renders what follows (synchronously). */
export const renderAs = (session: Session): void => {
  onServer = session;
};

/** The session, followed across tabs. */
export const useSession = (): Session => useSyncExternalStore(subscribeToSession, readSession, () => onServer);
