import { ApiError } from '../../errors/api-error.ts';
import type { BookingRecord } from './booking.model.ts';
import { bookingRepository } from './booking.repository.ts';
import type { BookingDependencies } from './booking-guards.ts';

/** The booking was cancelled or changed meanwhile: the caller's state is outdated. */
const RELEASED = { outcome: 'released' } as const;
type Unsure = { readonly outcome: 'unsure'; readonly releases: number };

/** Others may release seats between two reads of a booking, but not this often. */
const MAX_LOOKS = 50;

/** Whether a stay is the one that a booking has, or is about to have. */
const isWanted = ({ bookingStatus, stay = 0, changing }: BookingRecord, asked: number): boolean =>
  bookingStatus !== 'cancelled' && (asked === stay || asked === changing?.stay);

/**
 * Asks for what a stored booking holds. Where it has none it is read again, so that a slow process takes
 * nothing for a booking that was cancelled, or moved to another day, meanwhile.
 * @param ask with how often something was released, as read before the booking was
 */
export const untilSure = async <Outcome extends { readonly outcome: string }>(
  { database }: Pick<BookingDependencies, 'database'>,
  { _id, stay = 0 }: Pick<BookingRecord, '_id' | 'stay'>,
  ask: (asOf: number | null) => Promise<Outcome | Unsure>,
): Promise<Exclude<Outcome, Unsure> | typeof RELEASED> => {
  let asOf: number | null = null;
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const held = await ask(asOf);
    if (held.outcome !== 'unsure') return held as Exclude<Outcome, Unsure>;
    asOf = (held as Unsure).releases;
    const current = await bookingRepository(database).findById(_id);
    if (!current || !isWanted(current, stay)) return RELEASED;
  }
  throw new ApiError('CONFLICT');
};
