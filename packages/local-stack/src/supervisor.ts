import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { WriteStream } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { signalGroup } from './signal-group.ts';

/** Milliseconds from SIGTERM to SIGKILL: the API lets requests end for 8 s. */
const grace = 10_000;

type Program = {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv | undefined;
  readonly cwd?: string | undefined;
  /** An open file, which outlives this process: the parts must be able to write while they are ended. Or this process's memory. */
  readonly output: WriteStream | 'pipe';
  /** Processes of a lower number are stopped first: whoever uses the database goes before it. */
  readonly stopOrder: 0 | 1 | 2;
};

/** Each leads a group, so that Ctrl-C reaches the start alone, which stops all in their order. */
const run = ({ command, args, env = process.env, cwd = process.cwd(), output }: Program) =>
  execa(command, args, {
    env,
    extendEnv: false,
    cwd,
    detached: process.platform !== 'win32',
    cleanup: false,
    stdio: ['ignore', output, output],
    reject: false,
    forceKillAfterDelay: grace,
  });

type RunningProgram = ReturnType<typeof run>;

/** Every process of one start: known to its guard from the first moment to the last. */
export const createSupervisor = (lock: string, release: () => Promise<void>) => {
  const running = new Map<RunningProgram, number>();
  const stopping = new AbortController();
  const pids = (): number[] => [...running.keys()].flatMap(({ pid }) => pid ?? []);

  const guard = fork(join(import.meta.dirname, 'guard.ts'), [lock], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const guardEnded = once(guard, 'exit');
  // Somebody may kill it; the product then runs on without it.
  guard.on('error', () => {});
  const tellGuard = (): void => void (guard.connected && guard.send(pids()));

  const stop = async (program: RunningProgram): Promise<void> => {
    program.kill();
    const { pid } = program;
    await program;
    // Also after an end in good order: what the process itself has started may be left in its group.
    if (pid !== undefined) signalGroup(pid, 'SIGKILL');
  };

  const stopInOrder = async (): Promise<void> => {
    stopping.abort(new Error('The product is being stopped.'));
    for (const order of [0, 1, 2]) {
      await Promise.all([...running].filter(([, stopOrder]) => stopOrder === order).map(([program]) => stop(program)));
    }
    guard.kill('SIGKILL');
    await guardEnded;
    await release();
  };
  let stopped: Promise<void> | undefined;

  return {
    start: (program: Program): RunningProgram => {
      stopping.signal.throwIfAborted();
      const child = run(program);
      running.set(child, program.stopOrder);
      tellGuard();
      void child.then(() => {
        running.delete(child);
        tellGuard();
      });
      return child;
    },
    /** Ends all in their order, by force after a grace; nothing can be started any more. */
    stopAll: (): Promise<void> => {
      stopped ??= stopInOrder();
      return stopped;
    },
    /** For whoever does not want to wait for the grace. */
    killAll: (): void => {
      for (const pid of pids()) signalGroup(pid, 'SIGKILL');
    },
    /** Aborted as soon as stopping begins. */
    stopping: stopping.signal,
  };
};

export type Supervisor = ReturnType<typeof createSupervisor>;
