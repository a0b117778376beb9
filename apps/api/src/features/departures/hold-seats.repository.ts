import type { Connection } from 'mongoose';
import { retryUpsert } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import { untilTold } from '../../database/until-told.ts';
import { type SeatHold, seatDaySchema } from './seat-day.model.ts';
import type { SeatStep } from './seat-expressions.ts';
import { type SeatRequest, toldOf } from './seat-writes.ts';

export type SeatOutcome =
  /**
   * `isCancelled`: the departure does not leave; who has seats keeps them until their booking is cancelled.
   */
  | { readonly outcome: 'held'; readonly isCancelled?: true }
  /** `extra`: of which so many are left. Without it: seats. */
  | { readonly outcome: 'sold out'; readonly left: number; readonly extra?: string }
  /** How many unpaid seats of the day the account holds by other bookings. */
  | { readonly outcome: 'too many unpaid'; readonly unpaid: number }
  /**
   * Seats of this day, perhaps of this booking, were released since: it must be read again, and the hold
   * retried with this count.
   */
  | { readonly outcome: 'unsure'; readonly releases: number };

type Told = {
  capacity: number | null;
  mine?: SeatHold;
  /** Seats that it could have had; null where they are not counted. */
  left: number | null;
  unpaid: number;
  releases: number;
  isClosed: boolean;
  isCancelled: boolean;
  extras: Record<string, number>;
};

const outcomeOf = (told: Told, { seats, asOf, extras = [] }: SeatRequest): SeatOutcome => {
  const { capacity, mine, unpaid, releases, isClosed } = told;
  if (mine && mine.seats >= seats) return { outcome: 'held', ...(told.isCancelled ? { isCancelled: true } : {}) };
  if (asOf !== 'unstored' && asOf !== releases) return { outcome: 'unsure', releases };
  if (isClosed && capacity !== null) return { outcome: 'sold out', left: 0 };
  const left = Math.max(0, told.left ?? 0);
  if (left < seats && capacity !== null) return { outcome: 'sold out', left };
  const scarce = extras.find(({ id, quantity, stock }) => (told.extras?.[id] ?? 0) + quantity > stock);
  if (scarce) return { outcome: 'sold out', left: Math.max(0, scarce.stock - (told.extras?.[scarce.id] ?? 0)), extra: scarce.id };
  return { outcome: 'too many unpaid', unpaid };
};

/** Writes a day, creating it if needed, and returns the requested result; undefined where that got lost. */
export const writeSeatDay = <Answer>(
  database: Connection,
  _id: string,
  steps: SeatStep[],
  told: unknown,
): Promise<Answer | undefined> => {
  const options = { upsert: true, returnDocument: 'after', updatePipeline: true, projection: { told } } as const;
  return retryUpsert(async () => {
    const after = modelOf(database, 'SeatDay', seatDaySchema).findOneAndUpdate({ _id }, steps, options);
    return (await after.lean<{ told?: Answer }>().orFail()).told;
  });
};

/**
 * Takes seats of one day for a booking if there are enough: one conditional write, which changes nothing
 * when it is repeated.
 * @param day the id of the day (departure-key.ts)
 * @param steps what takes the wanted seats (seat-writes.ts)
 */
export const holdSeats = async (database: Connection, day: string, wish: SeatRequest, steps: SeatStep[]): Promise<SeatOutcome> =>
  outcomeOf(await untilTold(() => writeSeatDay<Told>(database, day, steps, toldOf(wish))), wish);
