import { MAX_CODE_USES } from '@wayfarer/contracts';
import type { ObjectId } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type SeatRequest, takeSeats } from '../departures/index.ts';
import { type CodeOutcome, codeUsesRepository } from './code-uses.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;
type Use = { readonly code: ObjectId; readonly booking: ObjectId };

/**
 * Takes a use of a code for a booking: until an instant, or for good where that is null. It may be repeated;
 * what is kept for good stays so, and no hold gets shorter. A booking keeps its use where the code ended, or
 * got fewer uses, since.
 * @param asOf as for seats: 'unstored', or the code's `releases` from before the booking was read
 * @param take what is written
 */
export const holdCode = (
  { database, clock }: Needs,
  { code, booking, by, until }: Use & { readonly by: ObjectId; readonly until: Date | null },
  asOf: SeatRequest['asOf'],
  take = takeSeats,
): Promise<CodeOutcome> => {
  const wish: SeatRequest = { booking, by, seats: 1, until, asOf, capacity: MAX_CODE_USES, mostUnpaid: null };
  return codeUsesRepository(database).hold(code, wish, clock(), take);
};

/** Gives the use of a cancelled booking back, once; nothing can be held for it afterwards. */
export const releaseCode = ({ database, clock }: Needs, { code, booking }: Use): Promise<void> =>
  codeUsesRepository(database).release(code, booking, clock());

/** Gives back what was held for a booking that could not be stored. */
export const dropCode = ({ database }: Pick<Needs, 'database'>, { code, booking }: Use): Promise<void> =>
  codeUsesRepository(database).drop(code, booking);

/** Lets the use of a booking count for another account, which its own was joined into. */
export const reassignCode = (
  { database }: Pick<Needs, 'database'>,
  code: ObjectId,
  move: Readonly<Record<'booking' | 'from' | 'to', ObjectId>>,
): Promise<void> => codeUsesRepository(database).reassign(code, move);
