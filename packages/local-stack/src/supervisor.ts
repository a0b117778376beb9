import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { FolderLock } from './lock-data-folder.ts';
import { signalGroup } from './signal-group.ts';
import { startGuard } from './start-guard.ts';

/** Milliseconds after SIGTERM: the API lets requests end for 8 s. */
const grace = 10_000;

type Member = { readonly child: ChildProcess; readonly stopOrder: number; readonly gone: Promise<unknown> };
type SpawnOptions = {
  readonly env?: NodeJS.ProcessEnv | undefined;
  readonly cwd?: string | undefined;
  readonly output: number;
  readonly stopOrder: number;
};

export type Crew = {
  readonly spawn: (command: string, args: readonly string[], options: SpawnOptions) => ChildProcess;
  /** Ends all in their order, by force after a grace; nobody can be started any more. */
  readonly stopAll: () => Promise<void>;
  /** For whoever does not want to wait for the grace. */
  readonly killAll: () => void;
  /** Aborted as soon as stopping begins. */
  readonly stopping: AbortSignal;
};

/** Every process of one start: known to the guard and to the lock file from its first moment to its last. */
export const gatherCrew = (lock: FolderLock): Crew => {
  const members = new Set<Member>();
  const guard = startGuard();
  const stopping = new AbortController();
  let stopped: Promise<void> | undefined;
  const pids = (): number[] => [...members].flatMap(({ child }) => child.pid ?? []);
  const record = (): void => void lock.record(pids()).catch(() => {});

  const spawnMember: Crew['spawn'] = (command, args, { env, cwd, output, stopOrder }) => {
    stopping.signal.throwIfAborted();
    const child = spawn(command, args, { env, cwd, detached: process.platform !== 'win32', stdio: ['ignore', output, output] });
    const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
    const member = { child, stopOrder, gone };
    members.add(member);
    if (child.pid !== undefined) guard.watch(child.pid);
    record();
    void gone.then(() => {
      members.delete(member);
      if (child.pid !== undefined) guard.forget(child.pid);
      if (!stopping.signal.aborted) record();
    });
    return child;
  };

  const stop = async ({ child, gone }: Member): Promise<void> => {
    if (child.pid === undefined) return;
    signalGroup(child.pid, 'SIGTERM');
    const patience = new AbortController();
    await Promise.race([gone, pause(grace, undefined, { signal: patience.signal }).catch(() => {})]);
    patience.abort();
    // Also after an end in good order: what the process itself has started may be left in its group.
    signalGroup(child.pid, 'SIGKILL');
    await gone;
  };

  const stopInOrder = async (): Promise<void> => {
    stopping.abort(new Error('The product is being stopped.'));
    for (const order of [...new Set([...members].map(({ stopOrder }) => stopOrder))].toSorted((a, b) => a - b)) {
      await Promise.all([...members].filter(({ stopOrder }) => stopOrder === order).map(stop));
    }
    await guard.dismiss();
    await lock.release();
  };

  return {
    spawn: spawnMember,
    stopping: stopping.signal,
    stopAll: () => {
      stopped ??= stopInOrder();
      return stopped;
    },
    killAll: () => {
      for (const pid of pids()) signalGroup(pid, 'SIGKILL');
    },
  };
};
