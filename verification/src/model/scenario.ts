import type { OperationName } from './operations.ts';

/** How often something may happen in one scenario, besides what its actors do. */
export type Budget = {
  readonly crashes: number;
  /** Calls to the provider that meet a fault. */
  readonly faults: number;
  /** Payments on the hosted page. */
  readonly payments: number;
  /** Payments of another amount than was asked for. */
  readonly oddPayments: number;
  /** Sessions that the provider closes by itself. */
  readonly expiries: number;
  /** Refunds that somebody makes in the provider's own dashboard. */
  readonly dashboardRefunds: number;
  /** The same of one minor unit only. */
  readonly dashboardParts: number;
  /** Refunds of ours that the traveller's bank sends back. */
  readonly refundFailures: number;
};

export type Scenario = {
  readonly name: string;
  /** Each actor takes its operations one after another, and everybody's steps mix in every order. */
  readonly actors: readonly (readonly OperationName[])[];
  readonly budget: Budget;
  /** Cancels give only a half back in it. */
  readonly isHalfDue: boolean;
  readonly forgetsKeys: boolean;
  /** It begins with a booking that is paid and confirmed. */
  readonly isPaid: boolean;
  /** The one kind of call that may fail; null for every kind. */
  readonly onlyFails: string | null;
  /** Persons who can travel on the day; null for as many as like. */
  readonly seats: number | null;
  /** The booking was made, and its payment page opened, before its seats were counted. */
  readonly isUncounted: boolean;
};

const nothingElse: Budget = {
  crashes: 0,
  faults: 0,
  payments: 0,
  oddPayments: 0,
  expiries: 0,
  dashboardRefunds: 0,
  dashboardParts: 0,
  refundFailures: 0,
};

export const scenario = (
  name: string,
  actors: Scenario['actors'],
  budget: Partial<Budget>,
  more: Partial<Pick<Scenario, 'forgetsKeys' | 'isPaid' | 'onlyFails' | 'seats' | 'isUncounted'>> = {},
): Scenario => ({
  name,
  actors,
  budget: { ...nothingElse, ...budget },
  isHalfDue: actors.flat().includes('cancel for half'),
  forgetsKeys: false,
  isPaid: false,
  onlyFails: null,
  seats: null,
  isUncounted: false,
  ...more,
});
