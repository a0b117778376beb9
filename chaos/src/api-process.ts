import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Edit } from '../../apps/api/src/model-check/job.ts';
import type { CrashPoint } from './crash-points.ts';

const entry = fileURLToPath(new URL('api-entry.ts', import.meta.url));

/** Milliseconds. */
const LONGEST_START = 60_000;

export type ApiProcess = {
  /** Resolves when it serves; rejects when it ends before. */
  readonly running: Promise<void>;
  readonly ended: Promise<NodeJS.Signals | null>;
  /** Names the point at which it kills itself; null takes that back. */
  readonly dieAt: (point: CrashPoint | null) => void;
  readonly kill: (signal: NodeJS.Signals) => void;
};

const untilRunning = async (child: ChildProcess, ended: Promise<unknown>): Promise<void> => {
  const patience = AbortSignal.timeout(LONGEST_START);
  const isRunning = once(child, 'message', { signal: patience }).then(() => true);
  if (!(await Promise.race([isRunning, ended.then(() => false)]))) throw new Error('An API process ended before it served.');
};

/** Starts one process of the API. @param edits sources that read differently in it, to see whether that is missed */
export const startApiProcess = (env: NodeJS.ProcessEnv, edits: readonly Edit[], output: number): ApiProcess => {
  const child = spawn(process.execPath, [entry, JSON.stringify(edits)], { env, stdio: ['ignore', output, output, 'ipc'] });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('exit', (_code, signal) => resolve(signal));
  });
  child.on('error', () => undefined);
  const running = untilRunning(child, ended);
  running.catch(() => undefined);
  return {
    running,
    ended,
    dieAt: (point) => {
      if (child.connected) child.send({ point }, () => undefined);
    },
    kill: (signal) => void child.kill(signal),
  };
};
