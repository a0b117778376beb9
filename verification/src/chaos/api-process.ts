import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { CrashPoint } from './crash-points.ts';

/** Milliseconds. */
const MAX_START_MS = 60_000;

export type ApiProcess = {
  readonly pid: number;
  /**
   * Lets it begin; until then it has only loaded its sources, so that it can take another's place at once.
   */
  readonly begin: () => void;
  /** Resolves when it serves; rejects when it ends before. */
  readonly running: Promise<void>;
  /** The point at which it killed itself; null when it ended in another way. */
  readonly ended: Promise<CrashPoint | null>;
  /** Names the points at which it kills itself, whichever it reaches first. */
  readonly dieAt: (points: readonly CrashPoint[]) => void;
  readonly kill: (signal: NodeJS.Signals) => void;
};

/** Starts one process of the API, from the bundle. */
export const startApiProcess = (entry: string, env: NodeJS.ProcessEnv, output: number): ApiProcess => {
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', output, output, 'ipc', 'pipe'] });
  const crashPoint = text(child.stdio[4] as Readable).catch(() => '');
  child.on('error', () => undefined);
  const ended = new Promise((resolve) => child.once('exit', resolve)).then(
    async () => ((await crashPoint) || null) as CrashPoint | null,
  );
  const tell = (message: object): void => {
    if (child.connected) child.send(message, () => undefined);
  };
  const untilRunning = async (): Promise<void> => {
    const isRunning = once(child, 'message', { signal: AbortSignal.timeout(MAX_START_MS) }).then(() => true);
    if (!(await Promise.race([isRunning, ended.then(() => false)]))) throw new Error('An API process ended before it served.');
  };
  const begun = Promise.withResolvers<void>();
  const running = begun.promise.then(untilRunning);
  running.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    begin: () => {
      tell({ begin: true });
      begun.resolve();
    },
    running,
    ended,
    dieAt: (points) => tell({ points }),
    kill: (signal) => void child.kill(signal),
  };
};
