import type { Booking } from '@wayfarer/contracts';
import { readStored, writeStored } from '../../../shared/session/storage.ts';
import type { ChangeDraft } from './change-draft.ts';

type Of = Pick<Booking, '_id' | 'travelDate' | 'totalPersons' | 'totalAmount' | 'lines'> & { user: Pick<Booking['user'], '_id'> };

const keyOf = ({ _id }: Pick<Booking, '_id'>): string => `changeDraft:${_id}`;
/** What was chosen counts for the booking as it was then, and for its traveller or staff alone. */
const stateOf = ({ travelDate, totalPersons, totalAmount, lines }: Of, userId: string): string =>
  JSON.stringify([userId, travelDate, totalPersons, totalAmount, lines]);

/** What was chosen in this tab for a booking that is still the same; null for nothing. */
export const findStoredChange = (booking: Of, userId: string): ChangeDraft | null => {
  try {
    const stored = JSON.parse(readStored('sessionStorage', keyOf(booking)) ?? 'null', (_, value) => value ?? undefined);
    // Nothing but what `storeChange` has written under this state.
    return stored?.state === stateOf(booking, userId) ? stored.draft : null;
  } catch {
    return null;
  }
};

/**
 * Keeps what was chosen on the page of a change for this tab: it survives reload, 'back', a mistake and the
 * provider's page.
 */
export const storeChange = (booking: Of, userId: string, draft: ChangeDraft): void =>
  writeStored('sessionStorage', keyOf(booking), JSON.stringify({ state: stateOf(booking, userId), draft }));

export const forgetChange = (booking: Pick<Booking, '_id'>): void => writeStored('sessionStorage', keyOf(booking), null);
