import type { Connection } from 'mongoose';
import { jobMarksOf } from '../../database/job-marks.ts';
import { messageOf } from '../../errors/message-of.ts';

const MARK = 'runs of jobs';

/** When a job ended last, in any process, how long that run took, and what went wrong with it last. */
export type JobRun = {
  readonly at?: Date;
  readonly tookMs?: number;
  /** When it ended well last. */
  readonly okAt?: Date;
  readonly failedAt?: Date;
  readonly error?: string;
};
type Mark = { _id: string; runs?: Record<string, JobRun> };
type NightMark = { _id: string } & Pick<JobRun, 'at' | 'tookMs'>;

const MAX_ERROR = 300;

/**
 * Runs since they were stored last: jobs run every few seconds, and one write a minute is enough to tell
 * people.
 */
export const noteJobRuns = (clock: () => Date) => {
  let runs = new Map<string, JobRun>();
  const running = new Set<string>();
  const note = (job: string, run: JobRun): void => void runs.set(job, { ...runs.get(job), ...run });
  return {
    /** Runs a job and notes how it ended. */
    noting: async <Result>(job: string, run: () => Promise<Result>): Promise<Result> => {
      running.add(job);
      const begun = performance.now();
      try {
        const result = await run();
        note(job, { okAt: clock() });
        return result;
      } catch (thrown) {
        note(job, { failedAt: clock(), error: messageOf(thrown).slice(0, MAX_ERROR) });
        throw thrown;
      } finally {
        running.delete(job);
        note(job, { at: clock(), tookMs: Math.round(performance.now() - begun) });
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
  /** When jobs that do their work once a night did it last, and how long it took. */
  listNights: async (jobs: readonly string[]): Promise<Map<string, JobRun>> => {
    const found = await jobMarksOf<NightMark>(database)
      .find({ _id: { $in: [...jobs] } })
      .toArray();
    return new Map(
      found.map(({ _id, at, tookMs }) => [_id, { ...(at ? { at } : {}), ...(tookMs === undefined ? {} : { tookMs }) }]),
    );
  },
});
