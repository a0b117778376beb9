// The check behind `npm test`: every step with its time, failures in full, and the total as the last line.
// `npm test -- --only types,lint` runs only these steps.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { endTurbo, runTurbo } from './check/run-turbo.mjs';
import { BESIDE_LATER_TURNS, steps } from './check/steps.mjs';

const stepsAsked = () => {
  const at = process.argv.findIndex((argument) => argument === '--only' || argument.startsWith('--only='));
  if (at === -1) return steps;
  const list = process.argv[at].split('=')[1] ?? process.argv[at + 1] ?? '';
  const names = list.split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (names.length === 0 || unknown.length > 0) {
    console.error(
      `--only takes steps from: ${steps.map(({ name }) => name).join(', ')}; ${unknown.join(', ') || 'nothing'} is not one of them.`,
    );
    process.exit(2);
  }
  return steps.filter((step) => names.includes(step.name));
};

/** A report that is missing, or has no cases, means that nothing was proven, whatever the exit code is. */
const casesOf = ({ report }, hasPassed) => {
  if (report === undefined) return { passed: Number(hasPassed), failed: Number(!hasPassed) };
  try {
    const counts = report.files.map((file) => report.count(JSON.parse(readFileSync(file, 'utf8'))));
    const [passed, failed] = ['passed', 'failed'].map((key) => counts.reduce((total, count) => total + count[key], 0));
    const isEmpty = counts.some((count) => count.isEmpty);
    const notes = counts.flatMap((count) => count.notes);
    return { passed, failed: failed === 0 && (!hasPassed || isEmpty) ? 1 : failed, notes };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const tasksOf = ({ name, tasks = [name] }) => tasks;

const resultOf = (step, ran) => {
  const ranAs = (name) => ran.filter(({ taskId, task }) => taskId === name || task === name);
  const own = tasksOf(step).flatMap(ranAs);
  const hasPassed = tasksOf(step).every((name) => ranAs(name).length > 0) && own.every(({ exitCode }) => exitCode === 0);
  const notRun = own.some(({ exitCode }) => exitCode === undefined || exitCode === null);
  const times = own.flatMap(({ startTime, endTime }) => (endTime === undefined ? [] : [startTime, endTime]));
  const seconds = times.length === 0 ? '-' : ((Math.max(...times) - Math.min(...times)) / 1000).toFixed(1);
  const { passed, failed, notes = [] } = casesOf(step, hasPassed);
  const summary = notRun ? '  not run, because what it needs failed' : step.report ? `  ${passed} passed, ${failed} failed` : '';
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(13)} ${seconds.padStart(6)} s${summary}`);
  for (const note of notes) console.log(`       ${note}`);
  return { passed, failed };
};

const asked = stepsAsked();
const inTurn = (turn) => asked.filter((step) => (step.turn ?? 0) === turn);

const removeReports = () => {
  for (const file of asked.flatMap(({ report }) => report?.files ?? [])) {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
  }
};

const run = async (tasks) => (tasks.length === 0 ? [] : runTurbo(tasks));

const runLaterTurns = async () => {
  const isBeside = (task) => BESIDE_LATER_TURNS.includes(task);
  const tasks = [1, 2].map((turn) => inTurn(turn).flatMap(tasksOf));
  const oneAfterTheOther = async () => {
    const ran = [];
    for (const ofTurn of tasks) ran.push(...(await run(ofTurn.filter((task) => !isBeside(task)))));
    return ran;
  };
  return (await Promise.all([run(tasks.flat().filter(isBeside)), oneAfterTheOther()])).flat();
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    endTurbo();
    setTimeout(() => process.exit(130), 3000);
  });
}

const startedAt = performance.now();
removeReports();
const first = await run(inTurn(0).flatMap(tasksOf));
const results = inTurn(0).map((step) => resultOf(step, first));
const later = await runLaterTurns();
results.push(...[1, 2].flatMap(inTurn).map((step) => resultOf(step, later)));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\nTotal ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
