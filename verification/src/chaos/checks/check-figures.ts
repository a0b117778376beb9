import { setTimeout as pause } from 'node:timers/promises';
import { type BookingStatus, calendarDateAt } from '@wayfarer/contracts';
import { MongoClient } from 'mongodb';
import { type Violation, violation } from '../../invariants/violation.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Milliseconds until the job of the figures, which runs once a minute, has counted everything, a dead
 * process's lock included.
 */
const MAX_COUNTING_MS = 120_000;
const SITE_TIME_ZONE = 'Asia/Kolkata';

type DaySums = Record<BookingStatus, number> & { paid: number; received: number; refunded: number };

const addOne = (days: Map<string, DaySums>, booking: Snapshot['bookings'] extends ReadonlyMap<string, infer B> ? B : never) => {
  const day = calendarDateAt(booking.bookingDate, SITE_TIME_ZONE);
  const sums = days.get(day) ?? { pending: 0, confirmed: 0, cancelled: 0, paid: 0, received: 0, refunded: 0 };
  sums[booking.bookingStatus] += 1;
  sums.paid += booking.amountReceived > 0 ? 1 : 0;
  sums.received += booking.amountReceived;
  sums.refunded += booking.amountRefunded;
  days.set(day, sums);
};

const addDepartures = (bookings: Snapshot['bookings']): Map<string, number> => {
  const persons = new Map<string, number>();
  for (const { bookingStatus, travelDate, totalPersons } of bookings.values())
    if (bookingStatus === 'confirmed') persons.set(travelDate, (persons.get(travelDate) ?? 0) + totalPersons);
  return persons;
};

const inOrder = (value: object): string =>
  JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Compares the figures that are kept of each day with sums over all bookings, once the figures have had the
 * time to follow.
 */
export const checkFigures = async (uri: string, { bookings }: Snapshot): Promise<Violation[]> => {
  const made = new Map<string, DaySums>();
  for (const booking of bookings.values()) addOne(made, booking);
  const expected = new Map<string, string>([
    ...[...made].map(([day, sums]) => [`bookings ${day}`, inOrder(sums)] as const),
    ...[...addDepartures(bookings)].map(([day, persons]) => [`departures ${day}`, String(persons)] as const),
  ]);
  const client = await new MongoClient(uri).connect();
  const days = client.db().collection<{ _id: string; sums: DaySums & { persons: number } }>('dayfigures');
  const differing = async (): Promise<Violation[]> => {
    const stored = await days.find({ _id: { $regex: '^(bookings|departures) ' } }).toArray();
    const kept = new Map<string, string>(
      stored.map(({ _id, sums }) => [_id, _id.startsWith('bookings') ? inOrder(sums) : String(sums.persons)] as const),
    );
    return [...new Set([...expected.keys(), ...kept.keys()])]
      .filter((day) => expected.get(day) !== kept.get(day))
      .map((day) => violation('figures', `${day}: ${kept.get(day)} is kept, but it is ${expected.get(day)}`));
  };
  const until = performance.now() + MAX_COUNTING_MS;
  let found = await differing();
  while (found.length > 0 && performance.now() < until) {
    await pause(500);
    found = await differing();
  }
  await client.close();
  return found;
};
