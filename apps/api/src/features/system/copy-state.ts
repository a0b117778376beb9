import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { instantText } from '../../time/instant-text.ts';
import { HOUR_MS, MAX_NIGHTLY_AGE_MS, ok, type State, wrong } from './state.ts';

/**
 * What docker/backup/offsite.sh writes after each try to copy a backup off the machine, and when it starts.
 * Instants in seconds: `madeAt` of the newest backup that is there, `reachedAt` of when the last one came
 * there. `why` is a sentence that says what to do.
 */
const reportSchema = z.object({
  state: z.enum(['waiting', 'copied', 'failed']),
  at: z.number(),
  madeAt: z.number().nullable(),
  reachedAt: z.number().nullable(),
  why: z.string().max(500),
});
export type CopyReport = z.infer<typeof reportSchema>;

/** Null where the service has not written any, or it cannot be read. */
export const readCopyReport = async ({ BACKUP_COPY_REPORT }: Pick<Config, 'BACKUP_COPY_REPORT'>): Promise<CopyReport | null> => {
  if (BACKUP_COPY_REPORT === undefined) return null;
  const text = await readFile(BACKUP_COPY_REPORT, 'utf8').catch(() => '{}');
  return reportSchema.safeParse(JSON.parse(text)).data ?? null;
};

const LOOK = 'docker compose logs offsite';
const TRY = 'docker compose run --rm offsite now';

/**
 * Whether backups leave the machine; null where no place for them is set.
 *
 * @param since from when on it is watched: before that none was missed, because the machine did not run
 */
export const copyState = (
  { BACKUP_COPY_REPORT, SITE_TIME_ZONE }: Pick<Config, 'BACKUP_COPY_REPORT' | 'SITE_TIME_ZONE'>,
  report: CopyReport | null,
  now: Date,
  since = new Date(0),
): State | null => {
  if (BACKUP_COPY_REPORT === undefined) return null;
  if (report === null)
    return wrong('The service that copies backups off this machine has not started: docker compose up --detach offsite.');
  const { state, at, madeAt, reachedAt, why } = report;
  const textOf = (seconds: number): string => instantText(new Date(seconds * 1000), SITE_TIME_ZONE);
  const arrived = reachedAt === null ? '' : `, which arrived there on ${textOf(reachedAt)}`;
  const last = madeAt === null ? 'There is no copy off this machine.' : `The last copy there is of ${textOf(madeAt)}${arrived}.`;
  if (state === 'failed') return wrong(`The last backup was not copied off this machine. ${why} ${last} Then: ${TRY}.`);
  const age = now.getTime() - Math.max((madeAt ?? at) * 1000, since.getTime());
  if (age > MAX_NIGHTLY_AGE_MS)
    return wrong(`No backup has left this machine for ${Math.floor(age / HOUR_MS)} hours. ${last} Why: ${LOOK}. Then: ${TRY}.`);
  return ok(madeAt === null ? 'The first one is copied off this machine once it is made.' : last);
};

/** Both as one part: what is wrong of either. */
export const withCopy = (backup: State, copy: State | null): State => {
  if (copy === null) return backup;
  const [first, second] = copy.state === 'wrong' && backup.state !== 'wrong' ? [copy, backup] : [backup, copy];
  return { state: first.state, sentence: `${first.sentence} ${second.sentence}` };
};
