import { checkScenarios, describeExploration } from './check.ts';
import { largeScenarios, smallScenarios } from './scenarios.ts';

const wanted = [...smallScenarios, ...largeScenarios].filter(({ name }) =>
  /one more|one stays|two changes|moved while/.test(name),
);
await checkScenarios(wanted, (one) => console.log(describeExploration(one)));
