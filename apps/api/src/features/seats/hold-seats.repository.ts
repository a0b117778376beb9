import { seatsLeftOf } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { retryUpsert } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import { askTogether } from '../../database/together/ask-together.ts';
import { type SeatHold, seatDaySchema } from './seat-day.model.ts';
import { type SeatStep, type SeatWish, takeTogether, toldOf } from './seat-writes.ts';

export type SeatOutcome =
  | { readonly outcome: 'held' }
  | { readonly outcome: 'sold out'; readonly left: number }
  /** How many unpaid seats of the day the account holds by other bookings. */
  | { readonly outcome: 'too many unpaid'; readonly unpaid: number }
  /** Seats of this day, perhaps of this booking, were released since: it must be read again, and the hold retried with this count. */
  | { readonly outcome: 'unsure'; readonly releases: number };

/** `take` returns the update steps that take the wanted seats, whatever the day holds. */
type Order = { readonly day: string; readonly wish: SeatWish; readonly take: () => SeatStep[] };

type Told = { mine?: SeatHold; taken: number; unpaid: number; releases: number; isClosed: boolean };

const HELD = { outcome: 'held' } as const;

const outcomeOf = ({ mine, taken, unpaid, releases, isClosed }: Told, { seats, capacity, asOf }: SeatWish): SeatOutcome => {
  if (mine && mine.seats >= seats) return HELD;
  if (asOf !== 'unstored' && asOf !== releases) return { outcome: 'unsure', releases };
  if (isClosed && capacity !== null) return { outcome: 'sold out', left: 0 };
  const left = seatsLeftOf(capacity ?? 0, taken - (mine?.seats ?? 0));
  return capacity === null || left >= seats ? { outcome: 'too many unpaid', unpaid } : { outcome: 'sold out', left };
};

const seatDaysIn = (database: Connection) => modelOf(database, 'SeatDay', seatDaySchema);

/** Writes a day, creating it if needed, and returns the requested result. */
export const writeSeatDay = <Answer>(database: Connection, _id: string, steps: SeatStep[], told: unknown): Promise<Answer> => {
  const options = { upsert: true, returnDocument: 'after', updatePipeline: true, projection: { told } } as const;
  return retryUpsert(async () => {
    const after = seatDaysIn(database).findOneAndUpdate({ _id }, steps, options);
    return (await after.lean<{ told: Answer }>().orFail()).told;
  });
};

const areDifferent = (ids: readonly unknown[]): boolean => new Set(ids.map(String)).size === ids.length;

/** Whether they affect each other only by the seats that they take. */
const areApart = (wishes: readonly SeatWish[]): boolean =>
  areDifferent(wishes.map(({ booking }) => booking)) &&
  (wishes.every(({ mostUnpaid }) => mostUnpaid === null) || areDifferent(wishes.map(({ by }) => by)));

const areHeldTogether = async (database: Connection, _id: string, wishes: readonly SeatWish[]): Promise<boolean> => {
  if (wishes.length === 1 || wishes.some(({ asOf }) => asOf === null) || !areApart(wishes)) return false;
  const { modifiedCount } = await seatDaysIn(database).updateOne({ _id }, takeTogether(wishes), { updatePipeline: true });
  return modifiedCount === 1;
};

/**
 * Takes seats of one day for concurrent bookings, in their order: one write for all of them, and a second where each must be
 * checked against what earlier ones left.
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
