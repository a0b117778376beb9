import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { isDuplicateKey, retryUpsert } from '../../../database/duplicate-key.ts';
import { modelOf } from '../../../database/model-of.ts';
import { type UnpaidEntry, type UnpaidListRecord, unpaidListSchema } from './unpaid-list.model.ts';
import { expiryOf, stepsToAdd, stepsToRemove, type Told, toldOf, type UnpaidLimit } from './unpaid-list-writes.ts';

/** Nobody waits for the majority: if a new primary lacks what was written just before, one booking counts in no list, or until the list is full. */
const UNSAFE = { updatePipeline: true, writeConcern: { w: 1 } } as const;

const listsIn = (database: Connection) => modelOf(database, 'UnpaidList', unpaidListSchema);

const removeFrom =
  (database: Connection) =>
  async <Field extends 'booking' | 'call'>(
    ids: readonly string[],
    field: Field,
    values: readonly UnpaidEntry[Field][],
  ): Promise<void> => {
    const lists = listsIn(database);
    const ofThese = { _id: { $in: ids } };
    const others = { $elemMatch: { [field]: { $nin: values } } };
    const { deletedCount } = await lists.deleteMany({ ...ofThese, waiting: { $not: others } }, UNSAFE);
    if (deletedCount < ids.length) await lists.updateMany(ofThese, stepsToRemove(field, values), UNSAFE);
  };

/** Every query on the lists of unpaid bookings. */
export const unpaidListRepository = (database: Connection) => {
  const lists = listsIn(database);
  return {
    /**
     * Adds a booking where there is room for it even with the entries that no longer count: one conditional write.
     * @returns whether it was added
     */
    addIfRoomy: async (_id: string, entry: UnpaidEntry, { bookings, persons }: UnpaidLimit): Promise<boolean> => {
      const roomy = {
        _id,
        [`waiting.${bookings - 1}`]: { $exists: false },
        ...(persons === null ? {} : { persons: { $lte: persons - entry.persons } }),
      };
      const added = { $push: { waiting: entry }, $inc: { persons: entry.persons }, $max: { expiresAt: expiryOf(entry) } };
      try {
        await lists.updateOne(roomy, added, { upsert: true, writeConcern: { w: 1 } });
        return true;
      } catch (thrown) {
        // A list without room does not match, and cannot be created a second time.
        if (isDuplicateKey(thrown)) return false;
        throw thrown;
      }
    },
    /** Adds a booking if there is room for it: one conditional write, so the limit is exact under any concurrency. */
    add: (_id: string, entry: UnpaidEntry, limit: UnpaidLimit, today: CalendarDate): Promise<Told> => {
      const told = toldOf(entry);
      const options = { upsert: true, returnDocument: 'after', updatePipeline: true, projection: { told } } as const;
      const steps = stepsToAdd(entry, limit, today);
      return retryUpsert(
        async () => (await lists.findOneAndUpdate({ _id }, steps, options).lean<{ told: Told }>().orFail()).told,
      );
    },
    find: async (_id: string): Promise<UnpaidEntry[]> => (await lists.findById(_id).lean<UnpaidListRecord>())?.waiting ?? [],
    /** Removes the entries of bookings or of calls from lists, and lists that hold nothing else. */
    remove: removeFrom(database),
  };
};
