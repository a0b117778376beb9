import { figureRepository } from '../features/figures/index.ts';
import { keepFigures } from '../features/keep-figures/index.ts';
import { eventually } from './money-journey.ts';
import type { TestApi } from './start-test-api.ts';

/**
 * Sums up everything like a leader, and stops: reads find stored sums, without a leader's own reads beside them.
 */
export const sumUpFigures = async ({ dependencies }: TestApi): Promise<void> => {
  const { findCheckpoint } = figureRepository(dependencies.database);
  let isDone = false;
  const leading = keepFigures(dependencies, () => isDone);
  await eventually(async () => (await findCheckpoint()) !== null);
  isDone = true;
  await leading;
  const forGood = { at: new Date('2999-01-01T00:00:00Z'), answered: Number.MAX_SAFE_INTEGER };
  await dependencies.database.collection<{ _id: string }>('figuremarks').updateOne({ _id: 'checkpoint' }, { $set: forGood });
};
