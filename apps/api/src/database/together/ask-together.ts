import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { Connection } from 'mongoose';

/** Most callers that share one command. */
const MOST_TOGETHER = 100;

/** The longest wait for a running command of the same group, in milliseconds: one that hangs must not stop the others. */
const LONGEST_WAIT = 500;

/**
 * Combines what callers ask of the database in the same turn of the event loop into one command; a single caller waits for nobody (decision 118).
 * @param ask answers all callers in their order, with an Error for one that fails alone; if it throws, all of them fail
 * @param groupOf which callers may share a command, where not all may: those whose commands would block each other in the database. They wait here instead, together.
 */
export const askTogether = <Asked, Answer>(
  ask: (database: Connection, asked: readonly Asked[]) => Promise<readonly (Answer | Error)[]>,
  groupOf?: (asked: Asked) => string,
) => {
  type Group = { waiting?: DataLoader<Asked, Answer>; underWay?: Promise<unknown> };
  const groupsOf = new WeakMap<Connection, Map<string, Group>>();

  const loaderOf = (database: Connection, groups: Map<string, Group>, name: string): DataLoader<Asked, Answer> => {
    const group = groups.get(name) ?? {};
    groups.set(name, group);
    const dispatchInTurn = async (dispatch: () => void): Promise<void> => {
      await setImmediate();
      if (group.underWay) await Promise.race([group.underWay, pause(LONGEST_WAIT, undefined, { ref: false })]);
      delete group.waiting;
      dispatch();
    };
    const run = (asked: readonly Asked[]) => {
      const answers = ask(database, asked);
      if (!groupOf) return answers;
      const ended = Promise.allSettled([answers]).then(() => {
        if (group.underWay !== ended) return;
        delete group.underWay;
        if (!group.waiting) groups.delete(name);
      });
      group.underWay = ended;
      return answers;
    };
    group.waiting ??= new DataLoader(run, {
      cache: false,
      maxBatchSize: MOST_TOGETHER,
      batchScheduleFn: (dispatch) => void dispatchInTurn(dispatch),
    });
    return group.waiting;
  };

  return (database: Connection, asked: Asked): Promise<Answer> => {
    const groups = groupsOf.get(database) ?? new Map<string, Group>();
    groupsOf.set(database, groups);
    return loaderOf(database, groups, groupOf?.(asked) ?? '').load(asked);
  };
};

/**
 * Finds documents together, by id or another key; null where there is none. Callers that find the same document share one object.
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
