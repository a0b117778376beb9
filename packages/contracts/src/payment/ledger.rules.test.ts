import { expect, test } from 'vitest';
import { ledgerSumsOf, runningLedger } from './ledger.rules.ts';
import type { LedgerRow } from './ledger.schema.ts';

const row = (day: number, kind: LedgerRow['kind'], amount: number, state: LedgerRow['state'] = 'done'): LedgerRow => ({
  at: `2026-12-0${day}T10:00:00.000Z`,
  kind,
  amount,
  state,
  way: 'cash',
  by: null,
  reference: null,
});
const rows = [
  row(5, 'refund', -1000.1),
  row(1, 'payment', 70_000),
  row(3, 'payment', 30_000.2),
  row(2, 'reversal', -70_000),
  row(6, 'refund', -500, 'pending'),
  row(7, 'refund', -200, 'failed'),
  row(8, 'dispute', -29_000.1, 'pending'),
];

test('rows stand in the order of time, each with what is with the agency after it; what has not moved changes nothing', () => {
  expect(runningLedger(rows).map(({ kind, withUs }) => [kind, withUs])).toEqual([
    ['payment', 70_000],
    ['reversal', 0],
    ['payment', 30_000.2],
    ['refund', 29_000.1],
    ['refund', 29_000.1],
    ['refund', 29_000.1],
    ['dispute', 29_000.1],
  ]);
});

test('the sums are those of the rows to the paisa, and what was entered by mistake is no payment', () => {
  expect(ledgerSumsOf(rows)).toEqual({ paid: 30_000.2, givenBack: 1000.1, takenByBank: 0 });
  expect(ledgerSumsOf([...rows, row(9, 'dispute', -29_000.1)])).toMatchObject({ takenByBank: 29_000.1 });
});
