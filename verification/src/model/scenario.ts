import type { Price } from './initial-records.ts';
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

/** What one actor does, one after another. */
export type Actor = readonly OperationName[];

type Circumstances = {
  /** It begins with a booking that is paid and confirmed. */
  readonly isPaid: boolean;
  /** The one kind of call that may fail; null for every kind. */
  readonly onlyFails: string | null;
  /** Persons who can travel on the day; null for unlimited. */
  readonly seats: number | null;
  readonly price: Price;
  /** Seats for which a party waits in line; 0 where nobody does. */
  readonly inLine: number;
  /** The booking was made, and its payment page opened, before seats were counted. */
  readonly isUncounted: boolean;
};

export type Scenario = Circumstances & {
  readonly name: string;
  /** The actors, whose steps interleave in every order. */
  readonly actors: readonly Actor[];
  readonly budget: Budget;
  /** Cancels refund only a half. */
  readonly isHalfDue: boolean;
  /** Emails are checked too. */
  readonly sendsEmails: boolean;
};

const nothing: Budget = {
  crashes: 0,
  faults: 0,
  payments: 0,
  oddPayments: 0,
  expiries: 0,
  dashboardRefunds: 0,
  dashboardParts: 0,
  refundFailures: 0,
};

/**
 * @param given differences from the default: a pending booking, seats for everybody, and no external events
 */
export const scenario = (name: string, actors: readonly Actor[], given: Partial<Circumstances & Budget> = {}): Scenario => {
  const { isPaid = false, onlyFails = null, seats = null, inLine = 0, price = 'plain', isUncounted = false, ...budget } = given;
  const isHalfDue = actors.flat().includes('cancel for half');
  const sendsEmails = actors.flat().includes('send emails');
  const circumstances = { isPaid, onlyFails, seats, inLine, price, isUncounted };
  return { name, actors, ...circumstances, isHalfDue, sendsEmails, budget: { ...nothing, ...budget } };
};
