import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { instantText } from '../../time/instant-text.ts';
import { HOUR_MS, MAX_NIGHTLY_AGE_MS, ok, type State, unknown, wrong } from './state.ts';

/** What docker/backup/backup.sh writes after each backup, and when it starts. Instants in seconds. */
const reportSchema = z.object({
  state: z.enum(['waiting', 'made', 'failed']),
  at: z.number(),
  madeAt: z.number().nullable(),
  freePercent: z.number().nullable(),
});
export type BackupReport = z.infer<typeof reportSchema>;

/** Null where the service has not written any, or it cannot be read. */
export const readBackupReport = async ({ BACKUP_REPORT }: Pick<Config, 'BACKUP_REPORT'>): Promise<BackupReport | null> => {
  if (BACKUP_REPORT === undefined) return null;
  const text = await readFile(BACKUP_REPORT, 'utf8').catch(() => '{}');
  return reportSchema.safeParse(JSON.parse(text)).data ?? null;
};

const LOOK = 'docker compose logs backup';
const TRY = 'docker compose run --rm backup now';

/**
 * @param since from when on it is watched: before that no backup was missed, because the machine did not run
 */
export const backupState = (
  { BACKUP_REPORT, SITE_TIME_ZONE }: Pick<Config, 'BACKUP_REPORT' | 'SITE_TIME_ZONE'>,
  report: BackupReport | null,
  now: Date,
  since = new Date(0),
): State => {
  if (BACKUP_REPORT === undefined) return unknown('Backups are not watched here: BACKUP_REPORT is not set.');
  if (report === null) return wrong('The service that makes backups has not started: docker compose up --detach backup.');
  const { state, at, madeAt } = report;
  const last = madeAt === null ? 'There is none.' : `The last one is of ${instantText(new Date(madeAt * 1000), SITE_TIME_ZONE)}.`;
  if (state === 'failed') return wrong(`The last backup failed. ${last} Why: ${LOOK}. Then: ${TRY}.`);
  const age = now.getTime() - Math.max((madeAt ?? at) * 1000, since.getTime());
  if (age > MAX_NIGHTLY_AGE_MS)
    return wrong(`No backup was made for ${Math.floor(age / HOUR_MS)} hours. ${last} Why: ${LOOK}. Then: ${TRY}.`);
  return ok(madeAt === null ? 'The first backup is made in the coming night.' : last);
};
