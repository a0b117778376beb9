import type { Database } from '../../database/connect.ts';
import { type Finding, ok, wrong } from './finding.ts';

/** In percent, of the disk that the database is on. */
const MIN_FREE_PERCENT = 10;

/**
 * Checks the connected database. Replica set, version and data version were already checked when connecting.
 */
export const checkDatabase = async ({ db }: Database): Promise<Finding[]> => {
  const [hello, build, stats] = await Promise.all([
    db?.admin().command({ hello: 1 }),
    db?.admin().command({ buildInfo: 1 }),
    db?.command({ dbStats: 1 }),
  ]);
  const name = `MongoDB ${build?.version}, ${hello?.setName ? `replica set ${hello.setName}` : 'sharded'}`;
  const findings = [
    hello?.isWritablePrimary
      ? ok('database', `${name}, is writable.`)
      : wrong('database', `${name} has no primary: check rs.status() on its nodes.`),
  ];
  const { fsTotalSize = 0, fsUsedSize = 0 } = stats ?? {};
  if (fsTotalSize > 0) findings.push(examineSpace('of the database', 1 - fsUsedSize / fsTotalSize));
  return findings;
};

export const examineSpace = (whose: string, freeShare: number): Finding => {
  const free = Math.floor(freeShare * 100);
  return free < MIN_FREE_PERCENT
    ? wrong('disk', `Only ${free} % of the disk ${whose} is free. Free some space: a full disk stops bookings.`)
    : ok('disk', `${free} % of the disk ${whose} is free.`);
};
