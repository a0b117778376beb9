import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { WriteStream } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { endProcesses, type StopOrder } from './end-processes.ts';

export type Program = {
  /** A script for this Node where none is named. */
  readonly command?: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly stopOrder?: StopOrder;
};

/** Every process of one start: known to its guard from the first moment to the last. */
export const superviseProcesses = (lock: string, release: () => Promise<void>) => {
  const running = new Map<number, StopOrder>();
  const stopping = new AbortController();
  const guard = fork(join(import.meta.dirname, 'guard.ts'), [lock], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const guardEnded = once(guard, 'exit');
  // Somebody may kill it; the product then runs on without it.
  guard.on('error', () => {});
  const tellGuard = (): void => void (guard.connected && guard.send([...running]));

  const stop = async (): Promise<void> => {
    stopping.abort(new Error('The product is being stopped.'));
    await endProcesses(running);
    guard.kill('SIGKILL');
    await guardEnded;
    await release();
  };
  let stopped: Promise<void> | undefined;

  return {
    /** The output is an open file, which outlives this process: the parts must be able to write while they are ended. */
    start: (
      { command = process.execPath, args, env = process.env, cwd = process.cwd(), stopOrder = 0 }: Program,
      output: WriteStream,
    ) => {
      stopping.signal.throwIfAborted();
      // Each leads a group, so that Ctrl-C reaches the start alone, which stops all in their order.
      const detached = process.platform !== 'win32';
      const stdio = ['ignore', output, output] as const;
      const child = execa(command, args, { env, extendEnv: false, cwd, detached, cleanup: false, stdio, reject: false });
      const { pid } = child;
      if (pid === undefined) return child;
      running.set(pid, stopOrder);
      tellGuard();
      void child.then(() => {
        running.delete(pid);
        tellGuard();
      });
      return child;
    },
    /** Ends all in their order, by force after a grace; nothing can be started any more. */
    stopAll: (): Promise<void> => {
      stopped ??= stop();
      return stopped;
    },
    /** Aborted as soon as stopping begins. */
    stopping: stopping.signal,
  };
};

export type Processes = ReturnType<typeof superviseProcesses>;
