import { jobMarksOf } from '../database/job-marks.ts';
import { runAsLeader } from '../database/run-as-leader.ts';
import type { Dependencies } from '../dependencies.ts';
import { isDueTonight } from '../time/night.ts';

/** `tookMs`: shown to admins. */
type Mark = { _id: string; at: Date; tookMs?: number };

/**
 * Runs a job once a night, in only one process. If it was interrupted because its process stopped or died, it
 * is started again by the next process that checks in the same night.
 * @param run ends at its next step once `goesOn` is false
 */
export const atNight = async (
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  job: string,
  isStopping: () => boolean,
  run: (goesOn: () => boolean) => Promise<void>,
): Promise<void> => {
  const marks = jobMarksOf<Mark>(database);
  const isDue = async (): Promise<boolean> => {
    const mark = await marks.findOne({ _id: job });
    return isDueTonight(mark?.at ?? new Date(0), clock(), config);
  };
  if (!(await isDue())) return;
  await runAsLeader(database, job, async ({ isHeld }) => {
    const goesOn = () => isHeld() && !isStopping();
    // Another process may have done it before this one got the lock.
    if (!(await isDue())) return;
    const begun = performance.now();
    await run(goesOn);
    const done = { at: clock(), tookMs: Math.round(performance.now() - begun) };
    if (goesOn()) await marks.updateOne({ _id: job }, { $set: done }, { upsert: true });
  });
};
