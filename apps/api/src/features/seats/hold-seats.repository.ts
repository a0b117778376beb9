import { seatsLeftOf } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { askTogether } from '../../database/ask-together.ts';
import { retryUpsert } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import { type SeatHold, seatDaySchema } from './seat-day.model.ts';
import { type SeatStep, type SeatWish, takeTogether, toldOf } from './seat-writes.ts';

export type SeatOutcome =
  | { readonly outcome: 'held' }
  | { readonly outcome: 'sold out'; readonly left: number }
  /** The account holds so many of the day's seats by other bookings, and has not paid. */
  | { readonly outcome: 'too many unpaid'; readonly unpaid: number }
  /** Seats were given back on this day since, perhaps those of this booking: it must be read again, and then asked for as of this count. */
  | { readonly outcome: 'unsure'; readonly releases: number };

/** `take` gives the steps that take what is wished for, whatever is on the day. */
type Order = { readonly day: string; readonly wish: SeatWish; readonly take: () => SeatStep[] };

type Told = { mine?: SeatHold; taken: number; unpaid: number; releases: number };

const HELD = { outcome: 'held' } as const;

const outcomeOf = ({ mine, taken, unpaid, releases }: Told, { seats, capacity, asOf }: SeatWish): SeatOutcome => {
  if (mine && mine.seats >= seats) return HELD;
  if (asOf !== 'unstored' && asOf !== releases) return { outcome: 'unsure', releases };
  const left = seatsLeftOf(capacity ?? 0, taken - (mine?.seats ?? 0));
  return capacity === null || left >= seats ? { outcome: 'too many unpaid', unpaid } : { outcome: 'sold out', left };
};

const seatDaysIn = (database: Connection) => modelOf(database, 'SeatDay', seatDaySchema);

/** Writes a day, which is there afterwards, and tells what is asked of it. */
export const writeSeatDay = <Answer>(database: Connection, _id: string, steps: SeatStep[], told: unknown): Promise<Answer> => {
  const options = { upsert: true, returnDocument: 'after', updatePipeline: true, projection: { told } } as const;
  return retryUpsert(async () => {
    const after = seatDaysIn(database).findOneAndUpdate({ _id }, steps, options);
    return (await after.lean<{ told: Answer }>().orFail()).told;
  });
};

const areDifferent = (ids: readonly unknown[]): boolean => new Set(ids.map(String)).size === ids.length;

/** Whether none of them may matter to another, but for the seats that it takes. */
const areApart = (wishes: readonly SeatWish[]): boolean =>
  areDifferent(wishes.map(({ booking }) => booking)) &&
  (wishes.every(({ mostUnpaid }) => mostUnpaid === null) || areDifferent(wishes.map(({ by }) => by)));

const areHeldTogether = async (database: Connection, _id: string, wishes: readonly SeatWish[]): Promise<boolean> => {
  if (wishes.length === 1 || wishes.some(({ asOf }) => asOf === null) || !areApart(wishes)) return false;
  const { modifiedCount } = await seatDaysIn(database).updateOne({ _id }, takeTogether(wishes), { updatePipeline: true });
  return modifiedCount === 1;
};

/**
 * Takes seats of one day for bookings, for those who ask at the same time in their order: one write for all of them, and a second where each has to be
 * weighed against what those before it left.
 */
export const holdSeats = askTogether<Order, SeatOutcome>(
  async (database, orders) => {
    const [{ day } = { day: '' }] = orders;
    const wishes = orders.map(({ wish }) => wish);
    if (await areHeldTogether(database, day, wishes)) return wishes.map(() => HELD);
    const steps = orders.flatMap(({ take }) => take());
    const told = await writeSeatDay<Told[]>(database, day, steps, wishes.map(toldOf));
    return told.flatMap((own, index) => wishes.slice(index, index + 1).map((wish) => outcomeOf(own, wish)));
  },
  ({ day }) => day,
);
