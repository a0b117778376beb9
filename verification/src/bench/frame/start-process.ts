import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Milliseconds: the catalogue of a million packages is read into memory meanwhile. */
const MAX_START_MS = 600_000;

export type StartedProcess = {
  readonly stop: () => Promise<void>;
  readonly pid: number;
  /** Bytes that it has in memory now; Linux only. */
  readonly memory: () => number;
  /** Milliseconds that it has used of processors so far; Linux only. */
  readonly processorTime: () => number;
};

/** Programs other than the API know no such address, which will do. */
const isReady = async (address: string): Promise<boolean> => {
  const answer = await fetch(`${address}/api/ready`).catch(() => null);
  await answer?.body?.cancel();
  return answer !== null && answer.status !== 503;
};

/** Bytes that a process has in memory now; Linux only. */
export const memoryOf = (pid: number): number =>
  1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN);

/** Of a second; the unit of /proc. */
const TICKS = 100;
/** Milliseconds that a process has used of processors so far; Linux only. */
const processorTimeOf = (pid: number): number => {
  // The name of the program, in brackets, may hold blanks.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
};

/**
 * Starts a program of a package as a process of its own, and returns when it answers at its address; the API
 * when it is ready for visitors.
 */
export const startProcess = async (program: string, env: Record<string, string>, address: string): Promise<StartedProcess> => {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve(program))], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.on('exit', kill);
  const ended = once(child, 'exit').then(() => process.off('exit', kill));
  const until = Date.now() + MAX_START_MS;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${program} did not start.`);
    await pause(50);
  }
  const pid = child.pid ?? 0;
  return {
    pid,
    memory: () => memoryOf(pid),
    processorTime: () => processorTimeOf(pid),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
