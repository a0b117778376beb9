import { bookingNumberOf } from '@wayfarer/contracts';

/** The invariants of docs/reliability.md; and what is orphaned, overdue or counted wrongly. */
export type Rule =
  | 'I1'
  | 'I2'
  | 'I3'
  | 'I4'
  | 'I5'
  | 'I6'
  | 'orphan'
  | 'overdue'
  | 'seats'
  | 'figures'
  | 'trail'
  | 'email'
  | 'invoice';

/** A problem, and what to do about it. */
export type Finding = {
  readonly rule: Rule;
  /** Null where it belongs to no booking. */
  readonly bookingId: string | null;
  readonly what: string;
  readonly todo: string;
};

/** A finding in one line, for people. */
export const lineOf = ({ rule, bookingId, what, todo }: Finding): string =>
  `${rule.padEnd(7)} ${bookingId ? `booking ${bookingNumberOf(bookingId)} (${bookingId})` : 'no booking'}: ${what} → ${todo}`;
