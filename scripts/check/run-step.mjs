import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './steps.mjs';

const running = new Set();

/** Ends what still runs, each with all that it started. */
export const endRunningSteps = (signal) => {
  for (const child of running) {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // Gone already.
    }
  }
};

const pathFor = (cwd) =>
  [join(cwd, 'node_modules', '.bin'), join(root, 'node_modules', '.bin'), dirname(process.execPath), process.env.PATH].join(
    delimiter,
  );

const runCommand = ({ command: [program, ...args], cwd: folder = '.' }, env) =>
  new Promise((resolve) => {
    const cwd = join(root, folder);
    const child = spawn(program, args, {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...env,
        PATH: pathFor(cwd),
        TURBO_TELEMETRY_DISABLED: '1',
        // Tests start the product two dozen times; compiling its code anew takes a third of each start.
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
        FORCE_COLOR: '0',
        NO_COLOR: '1',
      },
    });
    running.add(child);
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    const end = (code) => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString().trim() });
    };
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message));
      end(1);
    });
    child.on('close', end);
  });

/** A report that is missing, or holds no case, means that nothing was proven, whatever the exit code says. */
const casesOf = ({ report }, code) => {
  if (report === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { passed, failed, isEmpty } = report.count(JSON.parse(readFileSync(report.file, 'utf8')));
    return { passed, failed: failed === 0 && (code !== 0 || isEmpty) ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** Runs one step: how long it took in seconds, how many cases passed and failed, and all that it printed. */
export const runStep = async (step, env) => {
  if (step.report !== undefined) {
    mkdirSync(dirname(step.report.file), { recursive: true });
    rmSync(step.report.file, { force: true });
  }
  const startedAt = performance.now();
  const { code, output } = await runCommand(step, env);
  return { step, seconds: (performance.now() - startedAt) / 1000, output, ...casesOf(step, code) };
};
