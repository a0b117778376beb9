import type { Connection, QueryFilter } from 'mongoose';
import { prefixRange } from '../../../database/lists/prefix-range.ts';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingRecord, bookingSchema, REFERENCES, searchConditionsOf } from '../../bookings/index.ts';

type Conditions = QueryFilter<BookingRecord>;

/** Bookings with a reference that begins with what is looked for: more of them are not told apart. */
const MAX_FOUND = 100;

/** As it was typed, and as receipts and banks write it. */
const spellingsOf = (search: string): string[] => [
  ...new Set([search, search.toUpperCase(), search.charAt(0).toUpperCase() + search.slice(1).toLowerCase()]),
];

const byReference = async (database: Connection, search: string): Promise<BookingRecord['_id'][]> => {
  const bookings = modelOf(database, 'Booking', bookingSchema);
  const found = await Promise.all(
    REFERENCES.flatMap((field) =>
      spellingsOf(search).map((begin) =>
        bookings
          .find({ [field]: { $type: 'string', ...prefixRange(begin) } } as Conditions, { _id: 1 })
          .hint({ [field]: 1 })
          .limit(MAX_FOUND)
          .lean<Pick<BookingRecord, '_id'>[]>(),
      ),
    ),
  );
  return found.flat().map(({ _id }) => _id);
};

/**
 * What a search of payments asks of bookings: an id of the provider's, the beginning of a reference, or what
 * finds a booking. A username, or a word of a title, may begin as they do.
 * @param timeZone of the site
 */
export const paymentSearchConditions = async (database: Connection, search: string, timeZone: string): Promise<Conditions[]> => {
  const bookings = modelOf(database, 'Booking', bookingSchema);
  const byId = { [search.startsWith('cs_') ? 'attempts.sessionId' : 'attempts.paymentId']: search };
  if (/^(pi|ch|cs)_/.test(search) && (await bookings.exists(byId)) !== null) return [byId];
  const ids = await byReference(database, search);
  if (ids.length === 0) return searchConditionsOf(database, search, timeZone);
  return [{ $or: [{ _id: { $in: ids } }, { $and: await searchConditionsOf(database, search, timeZone) }] }];
};
