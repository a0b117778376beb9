import type { Connection } from 'mongoose';
import { retryUpsert } from '../../../database/duplicate-key.ts';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingKeyRecord, bookingKeySchema } from './booking-key.model.ts';

/** Every query on idempotency keys. */
export const bookingKeyRepository = (database: Connection) => {
  const keys = modelOf(database, 'BookingKey', bookingKeySchema);
  return {
    /** Stores what a new key means, and answers what it means: the same to all callers, however many ask at once. */
    remember: ({ _id, ...meaning }: BookingKeyRecord): Promise<BookingKeyRecord> =>
      retryUpsert(() =>
        keys
          .findOneAndUpdate({ _id }, { $setOnInsert: meaning }, { upsert: true, returnDocument: 'after' })
          .lean<BookingKeyRecord>()
          .orFail(),
      ),
  };
};
