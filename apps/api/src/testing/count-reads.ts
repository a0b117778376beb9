import type { TestApi } from './start-test-api.ts';

/** How many questions about the catalogue the database is asked while something runs. */
export const countReads = async (api: TestApi, run: () => Promise<unknown>): Promise<number> => {
  const { database } = api.dependencies;
  const profile = database.collection('system.profile');
  const asked = { ns: /\.(destinations|tourpackages)$/, op: { $in: ['query', 'command'] } } as const;
  await database.db?.setProfilingLevel('all');
  const before = await profile.countDocuments(asked);
  await run();
  const count = (await profile.countDocuments(asked)) - before;
  await database.db?.setProfilingLevel('off');
  return count;
};
