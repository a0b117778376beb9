import type { MoneyStep } from '../dependencies.ts';
import type { MoneyDependencies } from '../features/payments/index.ts';
import type { TestApi } from './start-test-api.ts';

/** The same product, but something happens when a point of the money path is first reached. */
export const atStep = (api: TestApi, step: MoneyStep, happens: () => Promise<void>): MoneyDependencies => {
  let isOver = false;
  const reached = async (now: MoneyStep) => {
    if (now !== step || isOver) return;
    isOver = true;
    await happens();
  };
  return { ...api.dependencies, reached };
};

/** The same product, but its process ends at that point. */
export const crashingAt = (api: TestApi, step: MoneyStep): MoneyDependencies =>
  atStep(api, step, async () => {
    throw new Error(`Crash at ${step}`);
  });
