import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const full = {
  journeys: 1000,
  /** With fewer the run proves too little. */
  fewestJourneys: 1000,
  /** Whether every requested kill must have happened. */
  isWhole: true,
  /** How often each crash point, and the database, is killed at least. */
  killsPerPoint: 50,
  databaseKills: 50,
  /** Seconds after which no further journeys begin beyond the minimum. */
  longest: 3600,
  /** Whether, at the end, the provider closes every page, and that must settle too. */
  closesPages: true,
};
const short: typeof full = {
  journeys: 120,
  fewestJourneys: 100,
  isWhole: false,
  killsPerPoint: 1,
  databaseKills: 3,
  longest: 60,
  closesPages: false,
};

/** The options of a run. */
export type Options = Readonly<typeof full> & {
  readonly seed: number;
  /** Whether it waits at the end until everything has settled. */
  readonly settles: boolean;
  /** The guard that is broken, to check that this is noticed. */
  readonly without: string | null;
  /** Whether a replica set of three nodes is tried instead, whose primary is killed. */
  readonly isReplicaSet: boolean;
  /** A file for what was found, which `npm test` reads. */
  readonly report: string | null;
};

export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean', default: false },
      seed: { type: 'string' },
      without: { type: 'string' },
      settle: { type: 'boolean', default: false },
      'replica-set': { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  });
  const { seed = randomInt(2 ** 31), without = null, report = null } = values;
  return {
    ...(values.short || without ? short : full),
    seed: Number(seed),
    settles: without === null || values.settle,
    without,
    isReplicaSet: values['replica-set'],
    report,
  };
};
