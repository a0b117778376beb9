import { statfs } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { bucketOf } from '../../integrations/images/picture-files.ts';
import type { BackupReport } from './backup-state.ts';
import { ok, type State, unknown, wrong } from './state.ts';

/** In percent. */
const MIN_FREE = 10;

/** Both where they are on one disk, as without BACKUPS. */
const ADVICE = {
  backups: 'On a full one no backup is made. First: fewer of them (BACKUPS_KEPT), or a larger disk (BACKUPS).',
  machine: 'A full one stops bookings. First: docker system df, then docker image prune.',
};

/** The free share, 0 to 1, of each disk that is known. */
export type Disks = Readonly<Partial<Record<'database' | 'pictures' | 'backups', number>>>;

export const readDisks = async (
  { database, config }: { database: Database; config: Config },
  report: BackupReport | null,
): Promise<Disks> => {
  const { fsTotalSize = 0, fsUsedSize = 0 } = (await database.db?.command({ dbStats: 1 })) ?? {};
  const { bavail, blocks } = bucketOf(config) ? { bavail: 0, blocks: 0 } : await statfs(config.PICTURES_DIR);
  return {
    ...(fsTotalSize > 0 ? { database: 1 - fsUsedSize / fsTotalSize } : {}),
    ...(blocks > 0 ? { pictures: bavail / blocks } : {}),
    ...(report?.freePercent === null || report?.freePercent === undefined ? {} : { backups: report.freePercent / 100 }),
  };
};

export const diskState = (disks: Disks): State => {
  const free = Object.entries(disks).map(([whose, share]) => ({ whose, percent: Math.floor(share * 100) }));
  if (free.length === 0) return unknown('No disk can be looked at.');
  const told = free.map(({ whose, percent }) => `of the disk of the ${whose} ${percent} % are free`).join(', ');
  if (free.every(({ percent }) => percent >= MIN_FREE)) return ok(`Free space: ${told}.`);
  const tight = free.filter(({ percent }) => percent < MIN_FREE).map(({ whose }) => whose);
  const first = [
    ...(tight.includes('backups') ? [ADVICE.backups] : []),
    ...(tight.some((whose) => whose !== 'backups') ? [ADVICE.machine] : []),
  ];
  return wrong(`A disk is nearly full: ${told}. ${first.join(' ')}`);
};
