import { sumFigures } from '../features/keep-figures/index.ts';
import type { TestApi } from './start-test-api.ts';

/** One run of the job that sums up figures: what was written before it shows afterwards. */
export const sumUpFigures = async ({ dependencies }: Pick<TestApi, 'dependencies'>): Promise<void> => {
  await sumFigures(dependencies);
};
