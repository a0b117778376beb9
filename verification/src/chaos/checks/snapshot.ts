import type { BookingRecord } from '@wayfarer/api/bookings';
import type { SeatDayRecord } from '@wayfarer/api/departures';
import { MongoClient, type ObjectId } from 'mongodb';
import type { CodeOnRecord } from '../../invariants/code-invariants.ts';
import { openWorkOf, refundedOf, type SessionOnRecord } from '../../invariants/money-invariants.ts';
import { onlyViolations, type Violation, violation } from '../../invariants/violation.ts';
import type { Provider } from '../../product/provider.ts';

/** What the product has stored, and what the provider has on record. */
export type Snapshot = {
  readonly bookings: ReadonlyMap<string, BookingRecord>;
  readonly events: readonly { readonly _id: string; readonly processedAt: Date | null }[];
  readonly seatDays: ReadonlyMap<string, SeatDayRecord>;
  /** Seats per day of the packages that have a limit. */
  readonly capacities: ReadonlyMap<string, number>;
  readonly codes: readonly CodeOnRecord[];
  readonly sessions: ReadonlyMap<string, readonly SessionOnRecord[]>;
};

export const openSnapshots = async (uri: string, provider: Provider) => {
  const client = await new MongoClient(uri, { readConcernLevel: 'majority' }).connect();
  const database = client.db();
  return {
    take: async (): Promise<Snapshot> => {
      const [bookings, events, seatDays, packages, codes, sessions] = await Promise.all([
        database.collection<BookingRecord>('bookings').find().toArray(),
        database
          .collection<Snapshot['events'][number]>('paymentevents')
          .find({}, { projection: { processedAt: 1 } })
          .toArray(),
        database.collection<SeatDayRecord>('seatdays').find().toArray(),
        database.collection<{ _id: ObjectId; capacity?: number | null }>('tourpackages').find().toArray(),
        database.collection<CodeOnRecord>('promotioncodes').find().toArray(),
        provider.listSessions(),
      ]);
      return {
        bookings: new Map(bookings.map((booking) => [String(booking._id), booking])),
        events,
        seatDays: new Map(seatDays.map((day) => [day._id, day])),
        capacities: new Map(packages.flatMap(({ _id, capacity }) => (capacity ? [[String(_id), capacity] as const] : []))),
        codes,
        sessions: Map.groupBy(sessions, ({ bookingId }) => bookingId ?? ''),
      };
    },
    close: () => client.close(),
  };
};

/**
 * Whether the provider has refunded, in its dashboard too, what the booking has not heard of: its event may
 * be lost, and found much later.
 */
const isRefundUnknown = ({ attempts }: BookingRecord, session: SessionOnRecord): boolean =>
  attempts.some(({ sessionId, amountRefunded }) => sessionId === session.sessionId && amountRefunded !== refundedOf(session));

/** What follows a cancellation, which may come with the last thing that is heard of. */
const followsIn = (booking: BookingRecord, sessions: readonly SessionOnRecord[]): Violation[] =>
  onlyViolations([
    sessions.some((session) => isRefundUnknown(booking, session)) &&
      violation('I10', `booking ${String(booking._id)}: the provider has refunded what the booking does not know`),
    booking.bookingStatus === 'cancelled' &&
      booking.holdsSeats &&
      violation('I10', `booking ${String(booking._id)}: its seats are not given back`),
  ]);

/** Everything that is still under way, of bookings, sessions and events. */
export const openWorkIn = ({ bookings, sessions, events }: Snapshot): Violation[] => [
  ...[...bookings].flatMap(([id, booking]) => followsIn(booking, sessions.get(id) ?? [])),
  ...[...new Set([...bookings.keys(), ...sessions.keys()])].flatMap((id) =>
    openWorkOf(bookings.get(id), sessions.get(id) ?? []).map((one) => ({ ...one, sentence: `booking ${id}: ${one.sentence}` })),
  ),
  ...events.filter(({ processedAt }) => processedAt === null).map(({ _id }) => violation('I10', `event ${_id} is not processed`)),
];
