import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Milliseconds. */
const LONGEST_START = 60_000;

const answers = async (url: string): Promise<boolean> => {
  const answer = await fetch(url).catch(() => null);
  await answer?.body?.cancel();
  return answer !== null;
};

/** Starts a program of a package as a process of its own, and returns when something answers at its address. */
export const startProcess = async (
  program: string,
  env: Record<string, string>,
  address: string,
): Promise<{ stop: () => Promise<void> }> => {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve(program))], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const until = Date.now() + LONGEST_START;
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${program} did not start.`);
    await pause(50);
  }
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
