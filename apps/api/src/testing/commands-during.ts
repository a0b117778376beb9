import type { TestApi } from './start-test-api.ts';

type Profiled = { ns: string; op: string; command: Record<string, unknown> };

const commandOf = ({ op, command }: Profiled): string =>
  ['aggregate', 'find', 'findAndModify', 'count', 'getMore'].find((name) => name in command) ?? op;

/** Every command that the database is sent while something happens, by the collection's name, in the order in which they ended. */
export const commandsDuring = async ({ dependencies }: TestApi, happens: () => PromiseLike<unknown>): Promise<string[]> => {
  const { db, name } = dependencies.database;
  await db?.setProfilingLevel('all');
  await happens();
  await db?.setProfilingLevel('off');
  const profile = db?.collection<Profiled>('system.profile');
  const profiled = (await profile?.find({ ns: { $not: /system/ } }).toArray()) ?? [];
  await profile?.drop();
  return profiled.map((one) => `${one.ns.slice(name.length + 1)} ${commandOf(one)}`);
};
