import { tableOf } from '../bench/print-table.ts';
import type { BrokenGuard } from '../guards/broken-guard.ts';
import { brokenGuards } from '../guards/broken-guards.ts';
import type { Exploration } from './explore.ts';
import { runJobs } from './run-jobs.ts';
import type { Scenario } from './scenario.ts';

/** Where an exploration gives up; every scenario ends before. */
const MAX_STATES = 5_000_000;

/** Explores the product as it is shipped. */
export const checkScenarios = (
  scenarios: readonly Scenario[],
  onResult?: (exploration: Exploration) => void,
): Promise<Exploration[]> =>
  runJobs(
    scenarios.map((scenario) => ({ scenario, mostStates: MAX_STATES, without: null })),
    onResult,
  );

/**
 * Breaks each of these guards in turn; one that is not noticed then is one that this check does not prove.
 */
export const checkGuards = async (
  guards: readonly BrokenGuard[] = brokenGuards,
): Promise<(BrokenGuard & Pick<Exploration, 'counterexample'>)[]> => {
  const jobs = guards.map(({ guard, scenario }) => ({ scenario, mostStates: MAX_STATES, without: guard }));
  const explorations = await runJobs(jobs);
  return guards.map((broken, index) => ({ ...broken, counterexample: explorations[index]?.counterexample ?? null }));
};

export const isSound = ({ isWhole, counterexample }: Exploration): boolean => isWhole && counterexample === null;

/** One line on an exploration, and the way to what it found. */
export const describeExploration = ({
  scenario,
  states,
  transitions,
  depth,
  seconds,
  isWhole,
  counterexample,
}: Exploration): string => {
  const size = `${states} states, ${transitions} transitions, depth ${depth}, ${seconds.toFixed(1)} s`;
  const outcome = isWhole ? 'holds' : 'not explored to its end';
  const found =
    counterexample && [`${counterexample.invariant}: ${counterexample.sentence}`, ...counterexample.steps].join('\n    ');
  return `${scenario}: ${size}: ${found ?? outcome}`;
};

/** Guard, what is found without it, and in how many steps. */
export const guardTable = (checked: Awaited<ReturnType<typeof checkGuards>>): string =>
  tableOf(
    ['Guard that is broken', 'Found', 'Steps'],
    checked.map(({ guard, counterexample: found }) =>
      found ? [guard, `${found.invariant}: ${found.sentence}`, found.steps.length] : [guard, '**not caught**', '–'],
    ),
  );
