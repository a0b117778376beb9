import { beforeAll, expect, test } from 'vitest';
import { brokenGuards } from '../guards/broken-guards.ts';
import { checkGuards, checkScenarios, describeExploration, guardTable, isSound } from './check.ts';
import { smallScenarios } from './scenarios.ts';

/** The whole takes seconds on an idle machine; a busy one gets more. */
const OVERDUE_AFTER = 240_000;

/** All of them where nobody waits (CI). */
const guardsTaken = process.env.CI ? brokenGuards : brokenGuards.filter((_, number) => number % 4 === 0);

test(
  'in every order of steps, with crashes and faults, no money is lost, taken twice or left open',
  async () => {
    const explorations = await checkScenarios(smallScenarios);
    console.log(explorations.map(describeExploration).join('\n'));
    expect(explorations.filter((exploration) => !isSound(exploration))).toEqual([]);
    expect(explorations.reduce((sum, { states }) => sum + states, 0)).toBeGreaterThan(100_000);
  },
  OVERDUE_AFTER,
);

let checked: Awaited<ReturnType<typeof checkGuards>>;
beforeAll(async () => {
  checked = await checkGuards(guardsTaken);
  console.log(guardTable(checked));
}, OVERDUE_AFTER);

test.each(guardsTaken)('without this guard the check fails: $guard', ({ guard }) => {
  const found = checked.find((candidate) => candidate.guard === guard)?.counterexample;
  expect(found?.steps.length).toBeGreaterThan(0);
});
