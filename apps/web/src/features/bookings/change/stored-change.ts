import type { Booking, TripChange } from '@wayfarer/contracts';
import { readStored, writeStored } from '../../../shared/session/storage.ts';
import type { ChangeDraft } from './change-draft.ts';

/**
 * What was chosen on the page of a change, for this tab only: it survives reload, 'back', a mistake and the
 * provider's page.
 */
type StoredChange = {
  draft: ChangeDraft;
  /** As it was sent, where it waits for its payment. */
  sent: TripChange | null;
};

type Of = Pick<Booking, '_id' | 'travelDate' | 'totalPersons' | 'totalAmount' | 'lines'> & { user: Pick<Booking['user'], '_id'> };

const keyOf = ({ _id }: Pick<Booking, '_id'>): string => `changeDraft:${_id}`;
/** What was chosen counts for the booking as it was then, and for its traveller or staff alone. */
const stateOf = ({ travelDate, totalPersons, totalAmount, lines }: Of, userId: string): string =>
  JSON.stringify([userId, travelDate, totalPersons, totalAmount, lines]);

/** What was chosen for a booking that is still the same; null for none. */
export const findStoredChange = (booking: Of, userId: string): StoredChange | null => {
  try {
    const stored = JSON.parse(readStored('sessionStorage', keyOf(booking)) ?? 'null', (_, value) => value ?? undefined);
    // Nothing but what `storeChange` has written under this state.
    return stored?.state === stateOf(booking, userId) ? { draft: stored.draft, sent: stored.sent ?? null } : null;
  } catch {
    return null;
  }
};

export const storeChange = (booking: Of, userId: string, { draft, sent }: StoredChange): void =>
  writeStored('sessionStorage', keyOf(booking), JSON.stringify({ state: stateOf(booking, userId), draft, sent }));

export const forgetChange = (booking: Pick<Booking, '_id'>): void => writeStored('sessionStorage', keyOf(booking), null);
