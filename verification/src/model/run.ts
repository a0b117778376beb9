// `npm run test:model`: explores the whole money path and prints the results. With --guards only the table of
// guards; with parts of names, only the scenarios that have one in their name, and their guards.

import { brokenGuards } from '../guards/broken-guards.ts';
import { checkGuards, checkScenarios, describeExploration, guardTable, isSound } from './check.ts';
import { notAsDocumented } from './documented-states.ts';
import type { Scenario } from './scenario.ts';
import { largeScenarios, smallScenarios } from './scenarios.ts';

const given = process.argv.slice(2);
const parts = given.filter((part) => !part.startsWith('--'));
const isAsked = ({ name }: Pick<Scenario, 'name'>): boolean => parts.length === 0 || parts.some((part) => name.includes(part));
const scenarios = given.includes('--guards') ? [] : [...smallScenarios, ...largeScenarios].filter(isAsked);
const startedAt = performance.now();
const explorations = await checkScenarios(scenarios, (exploration) => console.log(describeExploration(exploration)));
const sum = (key: 'states' | 'transitions') => explorations.reduce((total, exploration) => total + exploration[key], 0);
console.log(`\n${explorations.length} scenarios: ${sum('states')} states, ${sum('transitions')} transitions\n`);
const guards = await checkGuards(brokenGuards.filter(({ scenario }) => isAsked(scenario)));
console.log(guardTable(guards));
const changed = notAsDocumented(explorations);
console.log(changed.join('\n'));
const failures = [
  ...changed,
  ...explorations.filter((one) => !isSound(one)),
  ...guards.filter(({ counterexample }) => counterexample === null),
];
console.log(`\n${((performance.now() - startedAt) / 1000).toFixed(1)} s, ${failures.length} failures`);
process.exit(failures.length === 0 ? 0 : 1);
