// `npm run test:model`: explores the whole money path and prints the results. With --guards only the table of
// guards.
import { checkGuards, checkScenarios, describeExploration, guardTable, isSound } from './check.ts';
import { notAsDocumented } from './documented-states.ts';
import { largeScenarios, smallScenarios } from './scenarios.ts';

const scenarios = process.argv.includes('--guards') ? [] : [...smallScenarios, ...largeScenarios];
const startedAt = performance.now();
const explorations = await checkScenarios(scenarios, (exploration) => console.log(describeExploration(exploration)));
const sum = (key: 'states' | 'transitions') => explorations.reduce((total, exploration) => total + exploration[key], 0);
console.log(`\n${explorations.length} scenarios: ${sum('states')} states, ${sum('transitions')} transitions\n`);
const guards = await checkGuards();
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
