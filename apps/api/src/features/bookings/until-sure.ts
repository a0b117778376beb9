import { ApiError } from '../../errors/api-error.ts';
import type { BookingRecord } from './booking.model.ts';
import { bookingRepository } from './booking.repository.ts';
import type { BookingDependencies } from './booking-guards.ts';

/** The booking was cancelled meanwhile: the caller's state is outdated. */
const RELEASED = { outcome: 'released' } as const;
type Unsure = { readonly outcome: 'unsure'; readonly releases: number };

/** Others may release seats between two reads of a booking, but not this often. */
const MAX_LOOKS = 50;

/**
 * Asks for what a stored booking holds. Where it has none it is read again, so that a slow process takes
 * nothing for a booking that was cancelled meanwhile.
 * @param ask with how often something was released, as read before the booking was
 */
export const untilSure = async <Outcome extends { readonly outcome: string }>(
  { database }: Pick<BookingDependencies, 'database'>,
  { _id }: Pick<BookingRecord, '_id'>,
  ask: (asOf: number | null) => Promise<Outcome | Unsure>,
): Promise<Exclude<Outcome, Unsure> | typeof RELEASED> => {
  let asOf: number | null = null;
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const held = await ask(asOf);
    if (held.outcome !== 'unsure') return held as Exclude<Outcome, Unsure>;
    asOf = (held as Unsure).releases;
    const current = await bookingRepository(database).findById(_id);
    if (!current || current.bookingStatus === 'cancelled') return RELEASED;
  }
  throw new ApiError('CONFLICT');
};
