// A process beside the start that outlives it by a moment: the start tells it whom it has started, and when it hears no more,
// because the start was killed outright, it ends whoever is left and gives the data folder back.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { signalGroup } from './signal-group.ts';
import { until } from './until.ts';

/** Milliseconds that the database may take to close its files before it is killed, and that a killed one may take to be gone. */
const grace = { toEnd: 5000, toBeGone: 2000 };
const lock = process.argv[2] ?? '';
let left: readonly number[] = [];

/** Signal 0 only asks whether somebody is there. */
const areGone = async (): Promise<boolean> => !left.some((pid) => signalGroup(pid, 0));

const endAll = async (): Promise<void> => {
  for (const pid of left) signalGroup(pid, 'SIGTERM');
  await until(areGone, AbortSignal.timeout(grace.toEnd)).catch(() => {
    for (const pid of left) signalGroup(pid, 'SIGKILL');
    return until(areGone, AbortSignal.timeout(grace.toBeGone));
  });
};

process.on('message', (pids: readonly number[]) => {
  left = pids;
});
await once(process, 'disconnect');
try {
  await endAll();
} finally {
  await rm(lock, { recursive: true, force: true });
}
