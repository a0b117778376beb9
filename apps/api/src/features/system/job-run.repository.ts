import type { Connection } from 'mongoose';
import { jobMarksOf } from '../../database/job-marks.ts';
import { messageOf } from '../../errors/message-of.ts';

const MARK = 'runs of jobs';

/** When a job ended last, in any process, and what went wrong with it last. */
export type JobRun = { readonly at?: Date; readonly failedAt?: Date; readonly error?: string };
type Mark = { _id: string; runs?: Record<string, JobRun> };
type NightMark = { _id: string; at?: Date };

const MAX_ERROR = 300;

/** Runs since they were stored last: jobs run every few seconds, and one write a minute is enough to tell people. */
export const noteJobRuns = (clock: () => Date) => {
  let runs = new Map<string, JobRun>();
  const running = new Set<string>();
  const note = (job: string, run: JobRun): void => void runs.set(job, { ...runs.get(job), ...run });
  return {
    /** Runs a job and notes how it ended. */
    noting: async <Result>(job: string, run: () => Promise<Result>): Promise<Result> => {
      running.add(job);
      try {
        return await run();
      } catch (thrown) {
        note(job, { failedAt: clock(), error: messageOf(thrown).slice(0, MAX_ERROR) });
        throw thrown;
      } finally {
        running.delete(job);
        note(job, { at: clock() });
      }
    },
    /** Also notes those that run on and on, as the one that sends emails does. */
    store: async (database: Connection): Promise<void> => {
      for (const job of running) note(job, { at: clock() });
      const fields = [...runs].flatMap(([job, run]) =>
        Object.entries(run).map(([field, value]) => [`runs.${job}.${field}`, value]),
      );
      runs = new Map();
      if (fields.length === 0) return;
      await jobMarksOf<Mark>(database).updateOne({ _id: MARK }, { $set: Object.fromEntries(fields) }, { upsert: true });
    },
  };
};

/** The stored runs. */
export const jobRunRepository = (database: Connection) => ({
  list: async (): Promise<Record<string, JobRun>> => (await jobMarksOf<Mark>(database).findOne({ _id: MARK }))?.runs ?? {},
  /** When jobs that do their work once a night did it last. */
  listNights: async (jobs: readonly string[]): Promise<Map<string, Date>> => {
    const found = await jobMarksOf<NightMark>(database)
      .find({ _id: { $in: [...jobs] } })
      .toArray();
    return new Map(found.flatMap(({ _id, at }) => (at ? [[_id, at] as const] : [])));
  },
});
