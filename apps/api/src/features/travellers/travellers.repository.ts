import type { Arrival, CalendarDate } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { isDuplicateKey, retryUpsert } from '../../database/duplicate-key.ts';
import { atVersion } from '../../database/edited-version.ts';
import { byBeginnings } from '../../database/lists/by-beginnings.ts';
import { modelOf } from '../../database/model-of.ts';
import { phoneKeysOf } from './phone-keys.ts';
import { BY_PHONE, type TravellersRecord, travellersSchema } from './travellers.model.ts';

type Fields = Pick<TravellersRecord, 'travellers' | 'places' | 'contact' | 'answers' | 'eraseOn'>;

/** Of each traveller the name; what was asked beside it is no longer needed. */
const NAMES_ALONE = {
  $map: { input: '$travellers', in: { $cond: [{ $eq: ['$$this', null] }, null, { name: '$$this.name' }] } },
};

/** Every query on who comes on a booking. */
export const travellersRepository = (database: Connection) => {
  const stored = modelOf(database, 'Travellers', travellersSchema);
  return {
    /** Whom to reach about bookings, by their ids: names alone, and nobody of a deleted account. */
    contactNamesOf: async (ids: readonly Types.ObjectId[]): Promise<Map<string, string>> => {
      const found = await stored
        .find({ _id: { $in: ids }, isForgotten: { $ne: true } }, { 'contact.name': 1 })
        .lean<Pick<TravellersRecord, '_id' | 'contact'>[]>();
      return new Map(found.flatMap(({ _id, contact }) => (contact ? [[String(_id), contact.name] as const] : [])));
    },
    findById: (_id: Types.ObjectId): Promise<TravellersRecord | null> => stored.findOne({ _id }).lean<TravellersRecord>(),
    findManyById: (ids: readonly Types.ObjectId[]): Promise<TravellersRecord[]> =>
      stored.find({ _id: { $in: ids } }).lean<TravellersRecord[]>(),
    /** Those of some bookings, without contacts and ticks. */
    listNamed: (ids: readonly Types.ObjectId[]): Promise<Pick<TravellersRecord, '_id' | 'travellers' | 'answers'>[]> =>
      stored
        .find({ _id: { $in: ids } }, { travellers: 1, answers: 1 })
        .lean<Pick<TravellersRecord, '_id' | 'travellers' | 'answers'>[]>(),
    /**
     * Those on which a part of somebody's phone number begins in one of these ways, up to `most` of each;
     * names and phones alone.
     */
    listByPhone: (beginnings: readonly string[], most: number): Promise<TravellersRecord[]> =>
      byBeginnings(beginnings, (phoneKeys) =>
        stored
          .find(
            // Of a deleted account nothing is found any more.
            { phoneKeys, isForgotten: { $ne: true } },
            { 'contact.name': 1, 'contact.phone': 1, 'travellers.name': 1, 'travellers.phone': 1 },
          )
          .hint(BY_PHONE)
          .limit(most)
          .lean<TravellersRecord[]>(),
      ),
    /**
     * One write, and none unless they are still at the version that was read.
     * @param fields with the contact also where it stays: it is by these that phone numbers are found
     * @param timeZone of the site, whose country phone numbers without one belong to
     * @returns whether it was written
     */
    replace: async (_id: Types.ObjectId, version: number, fields: Fields, timeZone: string): Promise<boolean> => {
      try {
        const { matchedCount, upsertedCount } = await stored.updateOne(
          { _id, ...atVersion(version) },
          { $set: { ...fields, phoneKeys: phoneKeysOf(fields, timeZone), version: version + 1 } },
          { upsert: version === 0 },
        );
        return matchedCount + upsertedCount > 0;
      } catch (thrown) {
        // There is one already, of a later version.
        if (isDuplicateKey(thrown)) return false;
        throw thrown;
      }
    },
    /**
     * Notes whether somebody is here, in one write. Of several ticks the one that was made last counts, in
     * whichever order they come.
     * @returns what counts after it
     */
    noteArrival: async (
      _id: Types.ObjectId,
      { traveller, arrival, at }: { traveller: string; arrival: Arrival | null; at: Date },
    ): Promise<Arrival | null> => {
      const path = `arrivals.${traveller}`;
      const latest = { $cond: [{ $gt: [`$${path}.at`, at] }, `$${path}`, { arrival, at }] };
      const steps = [{ $set: { travellers: { $ifNull: ['$travellers', []] }, [path]: latest } }];
      const options = { upsert: true, returnDocument: 'after', updatePipeline: true } as const;
      const after = await retryUpsert(() => stored.findOneAndUpdate({ _id }, steps, options).lean<TravellersRecord>());
      return after?.arrivals?.[traveller]?.arrival ?? null;
    },
    remove: async (_id: Types.ObjectId): Promise<void> => {
      await stored.deleteOne({ _id });
    },
    /** Of a deleted account whose trip is ahead: erased when the trip is over. */
    forgetOn: async (_id: Types.ObjectId, eraseOn: CalendarDate): Promise<void> => {
      await stored.updateOne({ _id }, { $set: { isForgotten: true, eraseOn } });
    },
    /** Erases what is due, in a write for each kind. @returns of how many bookings */
    eraseDue: async (today: CalendarDate): Promise<number> => {
      const due = { eraseOn: { $lte: today } };
      const { deletedCount } = await stored.deleteMany({ ...due, isForgotten: true });
      const { modifiedCount } = await stored.updateMany(
        due,
        [
          { $set: { travellers: NAMES_ALONE, phoneKeys: [] } },
          { $unset: ['eraseOn', 'answers', 'contact.phone', 'contact.from', 'contact.to', 'contact.invoiceTo'] },
        ],
        { updatePipeline: true },
      );
      return deletedCount + modifiedCount;
    },
    /** Of how many bookings a passport that is still needed was sealed with another key than these. */
    countSealedByOthers: (keyIds: readonly string[]): Promise<number> => {
      const sealed = { $exists: true, $not: new RegExp(`^(${keyIds.join('|')})\\.`) };
      return stored.countDocuments({ eraseOn: { $exists: true }, travellers: { $elemMatch: { 'passport.sealed': sealed } } });
    },
    /** Those with passports that are still needed. */
    listWithPassports: (): AsyncIterable<TravellersRecord> =>
      stored
        .find({ eraseOn: { $exists: true }, 'travellers.passport': { $exists: true } })
        .lean<TravellersRecord[]>()
        .cursor(),
  };
};
