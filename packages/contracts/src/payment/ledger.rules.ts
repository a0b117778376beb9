import { type MinorUnits, minorUnitsOf, rupeesOf } from '../values/money.ts';
import type { LedgerRow } from './ledger.schema.ts';

/** A row with the money that is with the agency after it, in rupees. */
export type RunningRow = LedgerRow & { readonly withUs: number };

/** What has moved in all, in rupees: what was entered by mistake is no payment. */
export type LedgerSums = { readonly paid: number; readonly givenBack: number; readonly takenByBank: number };

const movedIn = ({ state, amount }: LedgerRow): MinorUnits => (state === 'done' ? minorUnitsOf(amount) : 0);

/** The rows of all payments of a booking in the order of time, each with what is with the agency after it. */
export const runningLedger = (rows: readonly LedgerRow[]): RunningRow[] => {
  let withUs: MinorUnits = 0;
  return rows
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map((row) => {
      withUs += movedIn(row);
      return { ...row, withUs: rupeesOf(withUs) };
    });
};

/** What the rows of a booking come to. */
export const ledgerSumsOf = (rows: readonly LedgerRow[]): LedgerSums => {
  const sumOf = (...kinds: LedgerRow['kind'][]): MinorUnits =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, row) => sum + movedIn(row), 0);
  return {
    paid: rupeesOf(sumOf('payment', 'reversal')),
    givenBack: rupeesOf(Math.abs(sumOf('refund'))),
    takenByBank: rupeesOf(Math.abs(sumOf('dispute'))),
  };
};
