import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../../database/duplicate-key.ts';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingKeyRecord, bookingKeySchema } from './booking-key.model.ts';

/** Every query on idempotency keys. */
export const bookingKeyRepository = (database: Connection) => {
  const keys = modelOf(database, 'BookingKey', bookingKeySchema);
  return {
    /**
     * Stores the order of a new key and returns that of a known one; concurrent callers get the same answer.
     */
    remember: async (meaning: BookingKeyRecord): Promise<BookingKeyRecord> => {
      try {
        await keys.insertMany([meaning], { lean: true });
        return meaning;
      } catch (thrown) {
        if (!isDuplicateKey(thrown)) throw thrown;
        return keys.findById(meaning._id).lean<BookingKeyRecord>().orFail();
      }
    },
  };
};
