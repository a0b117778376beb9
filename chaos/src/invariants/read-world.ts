import { type Collection, MongoClient, type ObjectId } from 'mongodb';
import type { BookingRecord } from '../../../apps/api/src/features/bookings/for-other-features.ts';
import type { Provider, RefundAtProvider } from '../provider.ts';
import type { SessionAtProvider } from '../session-at-provider.ts';

type StoredEvent = { readonly _id: string; readonly processedAt: Date | null };

/** What the product has stored, and what the provider says. */
export type World = {
  readonly bookings: ReadonlyMap<string, BookingRecord>;
  readonly events: readonly StoredEvent[];
  readonly sessions: readonly SessionAtProvider[];
  readonly refunds: readonly RefundAtProvider[];
};

/** Opens the view on both sides. */
export const openWorld = async (uri: string, provider: Provider) => {
  const client = await new MongoClient(uri, { readConcernLevel: 'majority' }).connect();
  const bookings: Collection<BookingRecord & { _id: ObjectId }> = client.db().collection('bookings');
  const events: Collection<StoredEvent> = client.db().collection('paymentevents');
  return {
    read: async (): Promise<World> => {
      const [listed, stored, sessions, refunds] = await Promise.all([
        bookings.find().toArray(),
        events.find({}, { projection: { processedAt: 1 } }).toArray(),
        provider.listSessions(),
        provider.listRefunds(),
      ]);
      return { bookings: new Map(listed.map((booking) => [String(booking._id), booking])), events: stored, sessions, refunds };
    },
    close: () => client.close(),
  };
};
