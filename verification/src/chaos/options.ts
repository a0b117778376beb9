import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/** What a run is asked to be. */
export type Options = {
  readonly seed: number;
  readonly journeys: number;
  /** With fewer the run proves too little. */
  readonly fewestJourneys: number;
  /** Whether every kill that is asked for must have come about. */
  readonly isWhole: boolean;
  /** How often each point, and the database, is killed at least. */
  readonly killsPerPoint: number;
  readonly databaseKills: number;
  /** Seconds after which no more journeys begin than the fewest, whatever is missing then. */
  readonly longest: number;
  /** Whether, at the end, the provider closes every page, and that must settle too. */
  readonly closesPages: boolean;
  /** Whether it waits at the end until everything has settled. */
  readonly settles: boolean;
  /** Name of the guard that is broken, to see whether that is noticed. */
  readonly without: string | null;
  /** Whether three nodes are tried instead, whose primary is killed. */
  readonly isReplicaSet: boolean;
};

const full = {
  journeys: 1000,
  fewestJourneys: 1000,
  isWhole: true,
  killsPerPoint: 50,
  databaseKills: 50,
  longest: 3600,
  closesPages: true,
};
const short = {
  journeys: 120,
  fewestJourneys: 100,
  isWhole: false,
  killsPerPoint: 1,
  databaseKills: 3,
  longest: 80,
  closesPages: false,
};

export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean', default: false },
      seed: { type: 'string' },
      without: { type: 'string' },
      settle: { type: 'boolean', default: false },
      journeys: { type: 'string' },
      'replica-set': { type: 'boolean', default: false },
    },
  });
  const without = values.without ?? null;
  const form = values.short || without ? short : full;
  return {
    ...form,
    ...(values.journeys ? { journeys: Number(values.journeys), fewestJourneys: Number(values.journeys) } : {}),
    seed: values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed),
    settles: without === null || values.settle,
    without,
    isReplicaSet: values['replica-set'],
  };
};
