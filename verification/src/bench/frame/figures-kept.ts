import { setTimeout as pause } from 'node:timers/promises';
import type { Data } from './bench-database.ts';

/** Milliseconds that summing up a million bookings may take. */
const MAX_BUILD_MS = 10 * 60_000;

/** Waits until a process with background jobs has summed the figures up. */
export const untilFiguresAreKept = async ({ dependencies }: Data, since: Date): Promise<void> => {
  const marks = dependencies.database.collection<{ _id: string; at: Date }>('jobmarks');
  const until = Date.now() + MAX_BUILD_MS;
  while (Date.now() < until) {
    const mark = await marks.findOne({ _id: 'figures' });
    if (mark && mark.at > since) return;
    await pause(200);
  }
  throw new Error('The figures were not summed up in time.');
};
