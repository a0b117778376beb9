import type { BookingRecord } from '@wayfarer/api/bookings';
import { type Collection, MongoClient, type ObjectId } from 'mongodb';
import type { Provider, RefundAtProvider } from '../provider.ts';
import type { SessionAtProvider } from '../session-at-provider.ts';

type StoredSeatDay = {
  readonly _id: string;
  readonly holds: readonly { readonly booking: ObjectId; readonly seats: number; readonly until: Date | null }[];
};
type StoredPackage = { readonly _id: ObjectId; readonly capacity?: number | null };
type StoredEvent = { readonly _id: string; readonly processedAt: Date | null };

/** What the product has stored, and what the provider says. */
export type World = {
  readonly bookings: ReadonlyMap<string, BookingRecord>;
  readonly events: readonly StoredEvent[];
  readonly seatDays: readonly StoredSeatDay[];
  /** Seats per day of the packages that have a limit. */
  readonly capacities: ReadonlyMap<string, number>;
  readonly sessions: readonly SessionAtProvider[];
  readonly refunds: readonly RefundAtProvider[];
};

/** Opens the view on both sides. */
export const openWorld = async (uri: string, provider: Provider) => {
  const client = await new MongoClient(uri, { readConcernLevel: 'majority' }).connect();
  const bookings: Collection<BookingRecord & { _id: ObjectId }> = client.db().collection('bookings');
  const seatDays: Collection<StoredSeatDay> = client.db().collection('seatdays');
  const packages: Collection<StoredPackage> = client.db().collection('tourpackages');
  const events: Collection<StoredEvent> = client.db().collection('paymentevents');
  return {
    read: async (): Promise<World> => {
      const [listed, stored, days, offered, sessions, refunds] = await Promise.all([
        bookings.find().toArray(),
        events.find({}, { projection: { processedAt: 1 } }).toArray(),
        seatDays.find().toArray(),
        packages.find().toArray(),
        provider.listSessions(),
        provider.listRefunds(),
      ]);
      return {
        bookings: new Map(listed.map((booking) => [String(booking._id), booking])),
        events: stored,
        seatDays: days,
        capacities: new Map(offered.flatMap(({ _id, capacity }) => (capacity ? [[String(_id), capacity] as const] : []))),
        sessions,
        refunds,
      };
    },
    close: () => client.close(),
  };
};
