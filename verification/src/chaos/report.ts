import type { FaultName } from '@wayfarer/stripe-sandbox';
import type { CrashPoint } from './crash-points.ts';
import type { World } from './invariants/read-world.ts';
import { invariantNames, type Violation } from './invariants/violation.ts';
import type { Options } from './read-options.ts';
import type { Witness } from './witness.ts';

/** All that a run saw. */
export type Report = {
  readonly options: Options;
  readonly journeys: ReadonlyMap<string, number>;
  readonly kills: readonly (readonly [CrashPoint, number])[];
  readonly databaseKills: number;
  readonly strikes: readonly (readonly [FaultName, number])[];
  readonly starts: number;
  readonly witness: Witness;
  readonly writes: number;
  /** Seconds until nothing was open any more, each time that this was waited for. */
  readonly settled: readonly number[];
  readonly stormSeconds: number;
  readonly end: World;
  /** What was asked for and did not come about, which makes the run prove too little. */
  readonly unmet: readonly string[];
  readonly violations: readonly Violation[];
};

const MOST_SENTENCES = 25;

const sum = (counts: Iterable<readonly [string, number]>): number => [...counts].reduce((total, [, count]) => total + count, 0);
export const tableOf = (title: string, rows: Iterable<readonly [string, number]>): string[] => [
  `| ${title} | Count |`,
  '|---|---|',
  ...[...rows].map(([name, count]) => `| ${name} | ${count} |`),
  '',
];

export const moneyOf = ({ sessions, bookings, refunds }: World): string => {
  const paid = sessions.filter(({ isPaid }) => isPaid).length;
  return `${bookings.size} bookings, ${sessions.length} sessions, ${paid} of them paid, ${refunds.length} refunds`;
};

export const countAcknowledged = ({ acknowledged }: Witness): [string, number][] =>
  [...Map.groupBy(acknowledged, ({ kind }) => kind)].map(([kind, said]) => [kind, said.length]);

export const countViolations = (violations: readonly Violation[]): [string, number][] =>
  invariantNames.map((name) => [name, violations.filter(({ invariant }) => invariant === name).length]);

/** What is printed at the end. */
export const describeReport = (report: Report): string => {
  const {
    options,
    journeys,
    kills,
    databaseKills,
    strikes,
    starts,
    witness,
    writes,
    settled,
    stormSeconds,
    end,
    unmet,
    violations,
  } = report;
  const { stranger, forger } = witness.refusals();
  return [
    ...tableOf('Journeys', journeys),
    ...tableOf('Kills of an API process at', kills),
    ...tableOf('Faults of the provider', strikes),
    ...tableOf('Acknowledged', countAcknowledged(witness)),
    ...tableOf('Violations', countViolations(violations)),
    ...violations.slice(0, MOST_SENTENCES).map(({ invariant, sentence }) => `${invariant}: ${sentence}`),
    `Seed ${options.seed}: ${sum(journeys)} journeys in ${stormSeconds.toFixed(0)} s; ${sum(kills)} kills of the API (${starts} starts), ${databaseKills} of the database, ${sum(strikes)} faults of the provider;`,
    `${moneyOf(end)}, ${writes} writes of bookings watched; ${stranger} tries of strangers and ${forger} forged events refused;`,
    ...unmet.map((what) => `Too little was tried: ${what}.`),
    `everything settled within ${settled.map((seconds) => `${seconds.toFixed(0)} s`).join(', then ') || 'no time, because it was not waited for'}; ${violations.length} violations.`,
  ].join('\n');
};
