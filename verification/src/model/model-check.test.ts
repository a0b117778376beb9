import { beforeAll, expect, test } from 'vitest';
import { brokenGuards } from '../guards/broken-guards.ts';
import { checkGuards, checkScenarios, describeExploration, guardTable, isSound } from './check.ts';
import { notAsDocumented } from './documented-states.ts';
import { smallScenarios } from './scenarios.ts';

/** All of them where nobody waits (CI). */
const guardsTaken = process.env.CI ? brokenGuards : brokenGuards.filter((_, number) => number % 4 === 0);

test('in every order of steps, with crashes and faults, no money is lost, taken twice or left open', async () => {
  const explorations = await checkScenarios(smallScenarios);
  console.log(explorations.map(describeExploration).join('\n'));
  expect(explorations.filter((exploration) => !isSound(exploration))).toEqual([]);
  expect(notAsDocumented(explorations)).toEqual([]);
});

test('a scenario that lost its callers, or is in no table, is reported', () => {
  const [lost, kept, unknown] = ['events against cancel', 'another amount', 'a scenario of tomorrow'];
  const told = notAsDocumented([
    { scenario: lost, states: 52 },
    { scenario: kept, states: 7000 },
    { scenario: unknown, states: 7000 },
  ]);
  expect(told).toEqual([expect.stringContaining(`${lost}: 52 states`), `${unknown}: 7000 states, 0 in docs/reliability.md`]);
});

let checked: Awaited<ReturnType<typeof checkGuards>>;
beforeAll(async () => {
  checked = await checkGuards(guardsTaken);
  console.log(guardTable(checked));
});

test.each(guardsTaken)('without this guard the check fails: $guard', ({ guard }) => {
  const found = checked.find((candidate) => candidate.guard === guard)?.counterexample;
  expect(found?.steps.length).toBeGreaterThan(0);
});
