import { addDays, type CalendarDate } from '../values/calendar-date.ts';
import { dayCountOf } from '../values/day-count.ts';
import type { MinorUnits } from '../values/money.ts';

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
 * What a cancellation refunds of the money that is not refunded yet, rounded half up to the paisa.
 * @param today in the site's time zone
 */
export const refundOf = (
  policy: CancellationPolicy,
  paid: MinorUnits,
  travelDate: CalendarDate,
  today: CalendarDate,
): MinorUnits => Math.floor((paid * refundPercentOf(policy, daysBetween(today, travelDate)) + 50) / 100);

/** A step that refunds something that no earlier step covers. */
export const tellingSteps = (policy: CancellationPolicy): CancellationStep[] =>
  policy.filter(({ percent }, index) => percent > 0 && policy[index + 1]?.percent !== percent);

/** The last day on which a step applies to a booked trip. */
export const lastDayOf = ({ daysBefore }: CancellationStep, travelDate: CalendarDate): CalendarDate =>
  addDays(travelDate, -daysBefore);
