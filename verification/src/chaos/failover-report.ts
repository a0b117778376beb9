import type { World } from './invariants/read-world.ts';
import type { Violation } from './invariants/violation.ts';
import { countAcknowledged, countViolations, moneyOf, tableOf } from './report.ts';
import type { Witness } from './witness.ts';

/** All that a run on three nodes saw. */
export type FailoverReport = {
  readonly seed: number;
  /** Seconds from the kill of each primary until a write was acknowledged again. */
  readonly recoveries: readonly number[];
  /** Processes of the API that ended by themselves. */
  readonly restarts: number;
  /** Calls that were answered by a failure, or not at all, and were repeated. */
  readonly failures: number;
  readonly witness: Witness;
  readonly end: World;
  readonly settled: number;
  readonly violations: readonly Violation[];
};

export const describeFailover = (report: FailoverReport): string => {
  const { seed, recoveries, restarts, failures, witness, end, settled, violations } = report;
  const sorted = recoveries.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return [
    ...tableOf('Acknowledged', countAcknowledged(witness)),
    ...tableOf('Violations', countViolations(violations)),
    ...violations.slice(0, 25).map(({ invariant, sentence }) => `${invariant}: ${sentence}`),
    `Seed ${seed}: the primary was killed ${recoveries.length} times; a write was acknowledged again after ${median.toFixed(1)} s in the median,`,
    `the longest time without a success was ${witness.longestSilence().toFixed(1)} s; ${failures} calls failed and were repeated, ${restarts} processes of the API ended;`,
    `${moneyOf(end)}; everything settled within ${settled.toFixed(0)} s; ${violations.length} violations.`,
  ].join('\n');
};
