import { setImmediate } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { type Connection, type Model, mongo } from 'mongoose';

/** Callers who share one command, at most. */
const MOST_TOGETHER = 100;

/**
 * Makes one command of what many callers ask of the database in the same turn of the event loop; a caller alone waits for nobody (decision 118).
 * @param ask answers everybody in their order, with an Error for whom it fails alone; what it throws fails for all of them
 * @param groupOf who shares a command
 */
export const askTogether = <Asked, Answer>(
  ask: (database: Connection, asked: readonly Asked[]) => Promise<readonly (Answer | Error)[]>,
  groupOf: (asked: Asked) => string = () => '',
) => {
  const waiting = new WeakMap<Connection, Map<string, DataLoader<Asked, Answer>>>();
  const gather = (database: Connection, group: string): DataLoader<Asked, Answer> => {
    const groups = waiting.get(database) ?? new Map<string, DataLoader<Asked, Answer>>();
    waiting.set(database, groups);
    const dispatchLater = async (dispatch: () => void): Promise<void> => {
      await setImmediate();
      groups.delete(group);
      dispatch();
    };
    const loader =
      groups.get(group) ??
      new DataLoader<Asked, Answer>((asked) => ask(database, asked), {
        cache: false,
        maxBatchSize: MOST_TOGETHER,
        batchScheduleFn: (dispatch) => void dispatchLater(dispatch),
      });
    groups.set(group, loader);
    return loader;
  };
  return (database: Connection, asked: Asked): Promise<Answer> => gather(database, groupOf(asked)).load(asked);
};

/**
 * Finds documents together, by their ids or by what else names them; null where there is none. Who finds the same shares one object.
 * @param namesOf what a document can be found by
 */
export const findTogether = <Found extends { _id: unknown }>(
  find: (database: Connection, names: string[]) => PromiseLike<Found[]>,
  namesOf: (found: Found) => readonly (string | null)[] = ({ _id }) => [String(_id)],
) =>
  askTogether<string, Found | null>(async (database, names) => {
    const all = await find(database, [...new Set(names)]);
    const found = new Map(all.flatMap((one) => namesOf(one).map((name) => [name, one])));
    return names.map((name) => found.get(name) ?? null);
  });

/** Inserts documents together, as they are: nothing is cast, and one that cannot be inserted keeps no other out. */
export const insertTogether = <Stored, Written extends Stored = Stored>(modelIn: (database: Connection) => Model<Stored>) =>
  askTogether<Written, undefined>(async (database, documents) => {
    try {
      await modelIn(database).insertMany([...documents], { lean: true, ordered: false });
      return documents.map(() => undefined);
    } catch (thrown) {
      // Without the majority's word nothing counts as stored.
      if (!(thrown instanceof mongo.MongoBulkWriteError) || thrown.result.getWriteConcernError()) throw thrown;
      const failures = new Map([thrown.writeErrors].flat().map((failure) => [failure.index, failure]));
      return documents.map((_, index) => {
        const failure = failures.get(index);
        return failure && new mongo.MongoServerError({ message: failure.errmsg ?? '', code: failure.code });
      });
    }
  });
