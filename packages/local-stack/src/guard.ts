// A process beside the start that outlives it by a moment: the start tells it over stdin whom it has started, and when
// that pipe closes, because the start was killed outright, it ends whoever is left.
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { signalGroup } from './signal-group.ts';

/** Milliseconds that the database may take to close its files before it is killed. */
const grace = 5000;
const running = new Set<number>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) running.add(pid);
  else running.delete(pid);
}
for (const pid of running) signalGroup(pid, 'SIGTERM');
for (let waited = 0; waited < grace && [...running].some(isAlive); waited += 50) await pause(50);
for (const pid of running) signalGroup(pid, 'SIGKILL');
process.exit(0);
