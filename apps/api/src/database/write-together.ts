import { type Connection, type Model, mongo, type QueryFilter, type UpdateQuery } from 'mongoose';
import { askTogether } from './ask-together.ts';

/** What the database says of a write that would change an id. */
const IMMUTABLE_FIELD = 66;

/**
 * Carries out writes as one command, none of which keeps another out.
 * @returns for each of them why it failed, or undefined
 * @throws what no write by itself is to blame for
 */
const failuresOf = async (writes: readonly unknown[], carryOut: () => Promise<unknown>): Promise<(Error | undefined)[]> => {
  try {
    await carryOut();
    return writes.map(() => undefined);
  } catch (thrown) {
    if (!(thrown instanceof mongo.MongoBulkWriteError) || thrown.result.getWriteConcernError()) throw thrown;
    const failures = new Map([thrown.writeErrors].flat().map((failure) => [failure.index, failure]));
    // A lost connection is such an error too. Only what the database counts as written, and the majority has, is stored.
    if (thrown.insertedCount + thrown.matchedCount + failures.size !== writes.length) throw thrown;
    return writes.map((_, index) => {
      const failure = failures.get(index);
      return failure && new mongo.MongoServerError({ message: failure.errmsg ?? '', code: failure.code });
    });
  }
};

/** Inserts documents together, as they are: nothing is cast, and one that cannot be inserted keeps no other out. */
export const insertTogether = <Stored, Written extends Stored = Stored>(modelIn: (database: Connection) => Model<Stored>) =>
  askTogether<Written, undefined>((database, documents) =>
    failuresOf(documents, () => modelIn(database).insertMany([...documents], { lean: true, ordered: false })),
  );

/** What the documents of a collection are updated by. */
type Updating<Stored> = Pick<Model<Stored>, 'updateOne'> & {
  // As a method: mongoose's own type cannot be told of documents that are not named yet.
  bulkWrite(writes: { updateOne: { filter: object; update: object } }[], options: { ordered: false }): Promise<unknown>;
};
type Update<Stored> = { readonly filter: QueryFilter<Stored>; readonly update: UpdateQuery<Stored> };

/**
 * Updates documents together, and tells each caller whether there was one as his filter says. The database only counts the updates of a command
 * that found something: so one that finds nothing is made to fail, as an insertion that its own `$setOnInsert` makes impossible.
 */
export const updateTogether = <Stored>(modelIn: (database: Connection) => Updating<Stored>) =>
  askTogether<Update<Stored>, boolean>(async (database, updates) => {
    const model = modelIn(database);
    const [only, ...others] = updates;
    if (only && others.length === 0) return [(await model.updateOne(only.filter, only.update)).matchedCount === 1];
    const orFails = updates.map(({ filter, update }) => ({
      updateOne: { filter, update: { ...update, $setOnInsert: { _id: null } }, upsert: true, setDefaultsOnInsert: false },
    }));
    const failures = await failuresOf(updates, () => model.bulkWrite(orFails, { ordered: false }));
    return failures.map((failure) => {
      if (failure instanceof mongo.MongoServerError && failure.code === IMMUTABLE_FIELD) return false;
      return failure ?? true;
    });
  });
