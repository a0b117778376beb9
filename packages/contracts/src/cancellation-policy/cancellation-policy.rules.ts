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
  /** What the trip costs, without fees, less what was given back out of goodwill. */
  readonly price: MinorUnits;
  /** What changes of the booking have cost: never given back to a traveller who cancels. */
  readonly fees?: MinorUnits;
  /** The highest percentage that a cancellation refunds, since a change; absent without one. */
  readonly ceiling?: number | undefined;
  /** A deposit that a traveller who cancels does not get back. */
  readonly keptDeposit?: MinorUnits;
};

/**
 * What a traveller's cancel gives back of the money with us, where a cancellation refunds a percentage: the
 * fee is that of changes, and what the policy keeps of the price, or the kept deposit where that is more.
 * Never below 0: nothing is charged for cancelling.
 */
export const refundAtPercent = ({ withUs, price, fees = 0, keptDeposit = 0 }: MoneyWithUs, percent: number): MinorUnits =>
  Math.max(0, withUs - fees - Math.max(price - percentOf(price, percent), keptDeposit));

/**
 * The percentage that a cancellation refunds on a day; of a booking that was changed never more than at that
 * moment.
 * @param today in the site's time zone
 */
export const percentOnDay = (
  policy: CancellationPolicy,
  { ceiling = 100 }: Pick<MoneyWithUs, 'ceiling'>,
  travelDate: CalendarDate,
  today: CalendarDate,
): number => Math.min(ceiling, refundPercentOf(policy, daysBetween(today, travelDate)));

/** The policy of a booking since a change: no step refunds more than at that moment. */
export const cappedPolicy = (policy: CancellationPolicy, ceiling = 100): CancellationStep[] =>
  policy.map((step) => (step.percent > ceiling ? { ...step, percent: ceiling } : step));

/** What a traveller's cancel gives back of the money with us on a day. */
export const refundOnCancelOf = (
  policy: CancellationPolicy,
  money: MoneyWithUs,
  travelDate: CalendarDate,
  today: CalendarDate,
): MinorUnits => refundAtPercent(money, percentOnDay(policy, money, travelDate, today));

/** A step that refunds something that no earlier step covers. */
export const tellingSteps = (policy: CancellationPolicy): CancellationStep[] =>
  policy.filter(({ percent }, index) => percent > 0 && policy[index + 1]?.percent !== percent);

/** The last day on which a step applies to a booked trip. */
export const lastDayOf = ({ daysBefore }: CancellationStep, travelDate: CalendarDate): CalendarDate =>
  addDays(travelDate, -daysBefore);
