import { tableOf } from '../bench/print-table.ts';
import type { Violation } from '../invariants/violation.ts';
import type { Snapshot } from './checks/snapshot.ts';
import type { RecordedHistory } from './recorded-history.ts';

const INVARIANTS = 'I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 seats codes catalogue figures emails money:check'.split(' ');
const MAX_SENTENCES = 25;

type Counts = Iterable<readonly [string, number]>;

/** What a run saw. */
export type Report = {
  readonly counts: Readonly<Record<string, Counts>>;
  readonly history: RecordedHistory;
  readonly end: Snapshot;
  readonly summary: readonly string[];
  /** What was requested and did not happen, so that the run proves too little. */
  readonly unmet: readonly string[];
  readonly violations: readonly Violation[];
};

/** What was found, or not tried enough, as sentences. */
export const faultsOf = ({ violations, unmet }: Report): string[] => [
  ...violations.slice(0, MAX_SENTENCES).map(({ invariant, sentence }) => `${invariant}: ${sentence}`),
  ...unmet.map((what) => `Too little was tried: ${what}.`),
];

export const sumOf = (counts: Counts): number => [...counts].reduce((total, [, count]) => total + count, 0);

const countsOf = ([title, rows]: readonly [string, Counts]): string => `${tableOf([title, 'Count'], [...rows])}\n`;

/** What is printed at the end. */
export const describeReport = (report: Report): string => {
  const { counts, history, end, summary, violations } = report;
  const acknowledged = Map.groupBy(history.acknowledged, ({ kind }) => kind);
  const sessions = [...end.sessions.values()].flat();
  const refunds = sessions.flatMap((session) => session.refunds);
  const paid = sessions.filter((session) => session.paid);
  return [
    ...Object.entries(counts).map(countsOf),
    countsOf(['Acknowledged', [...acknowledged].map(([kind, answers]) => [kind, answers.length])]),
    countsOf(['Violations', INVARIANTS.map((name) => [name, violations.filter(({ invariant }) => invariant === name).length])]),
    ...summary,
    `${end.bookings.size} bookings, ${sessions.length} sessions, ${paid.length} of them paid, ${refunds.length} refunds;`,
    ...faultsOf(report),
    `${violations.length} violations.`,
  ].join('\n');
};
