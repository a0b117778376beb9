import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './steps.mjs';

rmSync(join(root, '.turbo', 'runs'), { recursive: true, force: true });
const running = new Set();

/** Far more than any turn takes on a slow machine: a step that hangs is told instead of waited for. */
const MAX_MS = 60 * 60_000;

/** Ends what still runs, with all child processes. */
export const endTurbo = () => {
  for (const { pid } of running) process.kill(-pid, 'SIGTERM');
};

/**
 * Runs the tasks that have changed since they last succeeded, and their dependencies; failures are printed in
 * full. Two more at once than there are cores, because some, like chaos, mostly wait for child processes, and
 * the longest, the API's tests, must not wait for one of these. After MAX_MS what still runs is ended.
 * @returns each task with its exit code (undefined when a dependency failed) and its start and end in
 * milliseconds
 */
export const runTurbo = async (tasks) => {
  const args = [
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
    '--log-order=grouped',
    '--no-color',
    '--summarize',
  ];
  const turbo = spawn('turbo', ['run', ...tasks, ...args, `--concurrency=${Math.max(cpus().length, 2) + 2}`], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      // Tests start the product two dozen times; compiling its code again would take a third of each start.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
      // Linting with types is written in Go: in as many threads as there are cores it checks shared types
      // once for each, which takes twice the processor time. Packages run beside one another instead.
      GOMAXPROCS: '1',
      NO_COLOR: '1',
    },
  });
  running.add(turbo);
  const ending = setTimeout(() => {
    console.log(`The steps have not ended after ${MAX_MS / 60_000} minutes, and are ended.`);
    endTurbo();
  }, MAX_MS);
  const output = [];
  turbo.stdout.on('data', (chunk) => output.push(chunk));
  const [code] = await once(turbo, 'close');
  clearTimeout(ending);
  running.delete(turbo);
  const said = Buffer.concat(output).toString();
  if (code !== 0) console.log(said);
  const [, summary] = /^Summary: +(.+)$/m.exec(said) ?? [];
  if (summary === undefined) return [];
  return JSON.parse(readFileSync(summary.trim(), 'utf8')).tasks.map(({ taskId, task, execution }) => ({
    taskId,
    task,
    ...execution,
  }));
};
