import { addDays, type CalendarDate } from '../values/calendar-date.ts';
import { dayCountOf } from '../values/day-count.ts';
import { type MinorUnits, percentOf } from '../values/money.ts';

/**
 * A step of a policy: with at least `daysBefore` days left before the travel day, `percent` of the money is
 * refunded.
 */
export type CancellationStep = { readonly daysBefore: number; readonly percent: number };

/** From the earliest deadline to the latest; after the last one nothing is refunded. */
export type CancellationPolicy = readonly CancellationStep[];

export const MAX_CANCELLATION_STEPS = 6;
export const MAX_DAYS_BEFORE = 365;

/** The site's default refund: `REFUND_ON_CANCEL` (docs/decisions/0009). */
export type RefundRule = 'full' | 'none';

/**
 * The policy of packages that have none of their own: everything until the day before the travel day, or
 * nothing.
 */
export const defaultPolicyOf = (rule: RefundRule): CancellationPolicy =>
  rule === 'full' ? [{ daysBefore: 1, percent: 100 }] : [];

/** Whole calendar days from one day to another; a clock change in between makes no difference. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayCountOf(to) - dayCountOf(from);

/** The percentage that a cancellation refunds with a number of days left before the travel day. */
export const refundPercentOf = (policy: CancellationPolicy, daysLeft: number): number =>
  policy.find(({ daysBefore }) => daysLeft >= daysBefore)?.percent ?? 0;

/**
 * The share of an amount that a cancellation refunds, rounded half up to the paisa.
 * @param today in the site's time zone
 */
export const refundOf = (
  policy: CancellationPolicy,
  paid: MinorUnits,
  travelDate: CalendarDate,
  today: CalendarDate,
): MinorUnits => percentOf(paid, refundPercentOf(policy, daysBetween(today, travelDate)));

/** The money of a booking, in minor units. */
export type MoneyWithUs = {
  /** Received, and neither refunded nor about to be. */
  readonly withUs: MinorUnits;
  /** What the trip costs, less what was given back out of goodwill. */
  readonly price: MinorUnits;
  /** A deposit that a traveller who cancels does not get back. */
  readonly keptDeposit?: MinorUnits;
};

/**
 * What a traveller's cancel gives back of the money with us: the fee is what the policy keeps of the price,
 * or the kept deposit where that is more. Never below 0: nothing is charged for cancelling.
 */
export const refundOnCancelOf = (
  policy: CancellationPolicy,
  { withUs, price, keptDeposit = 0 }: MoneyWithUs,
  travelDate: CalendarDate,
  today: CalendarDate,
): MinorUnits => Math.max(0, withUs - Math.max(price - refundOf(policy, price, travelDate, today), keptDeposit));

/** A step that refunds something that no earlier step covers. */
export const tellingSteps = (policy: CancellationPolicy): CancellationStep[] =>
  policy.filter(({ percent }, index) => percent > 0 && policy[index + 1]?.percent !== percent);

/** The last day on which a step applies to a booked trip. */
export const lastDayOf = ({ daysBefore }: CancellationStep, travelDate: CalendarDate): CalendarDate =>
  addDays(travelDate, -daysBefore);
