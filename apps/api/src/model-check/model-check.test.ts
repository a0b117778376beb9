import { beforeAll, expect, test } from 'vitest';
import { brokenGuards } from './broken-guards.ts';
import { checkGuards, checkScenarios, describeExploration, guardTable, isSound } from './check.ts';
import { smallScenarios } from './scenarios.ts';

/** The whole takes seconds on an idle machine; a busy one gets more. */
const PATIENCE = 240_000;

test(
  'in every order of steps, with crashes and faults, no money is lost, taken twice or left open',
  async () => {
    const explorations = await checkScenarios(smallScenarios);
    console.log(explorations.map(describeExploration).join('\n'));
    expect(explorations.filter((exploration) => !isSound(exploration))).toEqual([]);
    expect(explorations.reduce((sum, { states }) => sum + states, 0)).toBeGreaterThan(100_000);
  },
  PATIENCE,
);

let checked: Awaited<ReturnType<typeof checkGuards>>;
beforeAll(async () => {
  checked = await checkGuards();
  console.log(guardTable(checked));
}, PATIENCE);

test.each(brokenGuards.map(({ guard }) => guard))('without this guard the check fails: %s', (guard) => {
  const found = checked.find((candidate) => candidate.guard === guard)?.counterexample;
  expect(found?.steps.length).toBeGreaterThan(0);
});
