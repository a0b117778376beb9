// The one check, behind `npm test`: every step with its time, what failed in full, and the sum as the last line.
// `npm test -- --only types,lint` runs these steps alone.
import { findMongod } from '@wayfarer/local-stack/mongod';
import { endRunningSteps } from './check/run-step.mjs';
import { runSteps } from './check/run-steps.mjs';
import { steps } from './check/steps.mjs';

const stepsAsked = () => {
  const at = process.argv.findIndex((argument) => argument === '--only' || argument.startsWith('--only='));
  if (at === -1) return steps;
  const list = process.argv[at].split('=')[1] ?? process.argv[at + 1] ?? '';
  const names = list.split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (names.length === 0 || unknown.length > 0) {
    console.error(
      `--only takes steps out of ${steps.map(({ name }) => name).join(', ')}; ${unknown.join(', ') || 'nothing'} is none of them.`,
    );
    process.exit(2);
  }
  return steps.filter((step) => names.includes(step.name));
};

const printResult = ({ step, seconds, passed, failed, output }) => {
  const cases = step.report ? `  ${passed} passed, ${failed} failed` : '';
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s${cases}`);
  if (failed > 0) console.log(`\n${output}\n`);
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    endRunningSteps('SIGTERM');
    setTimeout(() => process.exit(130), 3000);
  });
}

const asked = stepsAsked();
// Found once, so that not every test file in parallel looks for it, or fetches it, by itself.
const env = asked.some(({ report }) => report) ? { MONGOMS_SYSTEM_BINARY: await findMongod({ onProgress: console.log }) } : {};
const startedAt = performance.now();
const results = await runSteps(asked, env, printResult);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\nTotal ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
