import { type Collection, type Connection, type Model, mongo, type QueryFilter, type UpdateQuery } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key.ts';
import { askTogether } from './ask-together.ts';

/** The database's error code for a write that would change an id. */
const IMMUTABLE_FIELD = 66;

/**
 * Carries out writes as one command in which one that fails does not stop the others.
 * @returns for each write why it failed, or undefined
 * @throws errors that concern the whole command
 */
const failuresOf = async (writes: readonly unknown[], carryOut: () => Promise<unknown>): Promise<(Error | undefined)[]> => {
  try {
    await carryOut();
    return writes.map(() => undefined);
  } catch (thrown) {
    if (!(thrown instanceof mongo.MongoBulkWriteError) || thrown.result.getWriteConcernError()) throw thrown;
    const failures = new Map([thrown.writeErrors].flat().map((failure) => [failure.index, failure]));
    // A lost connection is such an error too. Only what the database reports as written, and the majority has, is stored.
    if (thrown.insertedCount + thrown.matchedCount + thrown.upsertedCount + failures.size !== writes.length) throw thrown;
    return writes.map((_, index) => {
      const failure = failures.get(index);
      return failure && new mongo.MongoServerError({ message: failure.errmsg ?? '', code: failure.code });
    });
  }
};

/** Inserts documents together, unchanged: nothing is cast, and one that fails does not stop the others. */
export const insertTogether = <Stored, Written extends Stored = Stored>(modelIn: (database: Connection) => Model<Stored>) =>
  askTogether<Written, undefined>((database, documents) =>
    failuresOf(documents, () => modelIn(database).insertMany([...documents], { lean: true, ordered: false })),
  );

type Updating<Stored> = Pick<Model<Stored>, 'updateOne'> & {
  // As a method, because mongoose's own type does not accept a generic document.
  bulkWrite(writes: { updateOne: { filter: object; update: object } }[], options: { ordered: false }): Promise<unknown>;
};
/** Filter and update of one caller. */
type Update<Stored> = { readonly filter: QueryFilter<Stored>; readonly update: UpdateQuery<Stored> };

/**
 * Updates documents together, and tells each caller whether its filter matched. The database only counts the updates of a command
 * that matched, so one without a match is made to fail: it becomes an insertion that its `$setOnInsert` makes impossible.
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

/**
 * Updates documents together by filters that name their `_id`, and creates those that are missing; nothing is cast. Tells each caller whether it
 * was done: a document that does not match the rest of its filter stays as it is. Nobody waits for the majority: a new primary may lack it.
 */
export const upsertTogether = <Stored extends mongo.Document>(
  collectionIn: (database: Connection) => Pick<Collection<Stored>, 'bulkWrite'>,
) =>
  askTogether<Pick<mongo.UpdateOneModel<Stored>, 'filter' | 'update'>, boolean>(async (database, updates) => {
    const upserts = updates.map(({ filter, update }) => ({ updateOne: { filter, update, upsert: true } }));
    const failures = await failuresOf(updates, () =>
      collectionIn(database).bulkWrite(upserts, { ordered: false, writeConcern: { w: 1 } }),
    );
    return failures.map((failure) => (isDuplicateKey(failure) ? false : (failure ?? true)));
  });
