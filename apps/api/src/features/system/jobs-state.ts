import type { Config } from '../../config.ts';
import { instantText } from '../../time/instant-text.ts';
import type { JobRun } from './job-run.repository.ts';
import { HOUR_MS, ok, type State, wrong } from './state.ts';
import type { WatchedPartRecord } from './watched-part.model.ts';

/** Runs are noted once a minute, and a busy machine is slow. */
const SLACK_MS = 15 * 60_000;
/** Some looks are missed while a process is replaced. */
const MAX_UNSEEN_MS = 10 * 60_000;
const MINUTE_MS = HOUR_MS / 60;

/** A job, and the milliseconds between two of its runs. */
export type ExpectedJob = { readonly name: string; readonly everyMs: number };

const RESTART = 'docker compose restart api, and once it answers api-2';

/** @param since from when on jobs are watched: while the machine was off none was missed */
export const jobsState = (
  runs: Readonly<Record<string, JobRun>>,
  expected: readonly ExpectedJob[],
  now: Date,
  since: Date,
): State => {
  const restOf = ({ name }: ExpectedJob): number => now.getTime() - Math.max(runs[name]?.at?.getTime() ?? 0, since.getTime());
  const late = expected.filter((job) => restOf(job) > 2 * job.everyMs + SLACK_MS);
  if (late.length === 0) return ok('Every job has run when it was due.');
  const told = late.map((job) => `“${job.name}” for ${Math.floor(restOf(job) / MINUTE_MS)} minutes`).join(', ');
  return wrong(`Not run: ${told}. First: ${RESTART}; then report what they logged.`);
};

/**
 * Where nothing was looked at for minutes: that nobody looks, because no process runs the jobs, or the one
 * that looks hangs. Null where somebody looks, or nobody ever did.
 */
export const unwatchedState = (
  { SITE_TIME_ZONE }: Pick<Config, 'SITE_TIME_ZONE'>,
  records: readonly Pick<WatchedPartRecord, 'seenAt'>[],
  now: Date,
): State | null => {
  const seenAt = Math.max(...records.map((record) => record.seenAt.getTime()));
  if (records.length === 0 || now.getTime() - seenAt <= MAX_UNSEEN_MS) return null;
  return wrong(
    `Not looked since ${instantText(new Date(seenAt), SITE_TIME_ZONE)}: no process runs the jobs in the background, or they hang. Emails and refunds wait. BACKGROUND_JOBS must not be false in .env; then: ${RESTART}.`,
  );
};

/** The records as they may be shown: nothing is told as if it were still so once nobody looks. */
export const presentRecords = (
  config: Pick<Config, 'SITE_TIME_ZONE'>,
  records: readonly WatchedPartRecord[],
  now: Date,
): WatchedPartRecord[] => {
  const unwatched = unwatchedState(config, records, now);
  if (unwatched === null) return [...records];
  return records.map((record) => {
    if (record._id === 'jobs') return { ...record, ...unwatched };
    const before = `Not looked since ${instantText(record.seenAt, config.SITE_TIME_ZONE)}. Then it was: ${record.sentence}`;
    return { ...record, state: 'unknown', sentence: before };
  });
};
