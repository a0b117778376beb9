import { daysBetween } from '../cancellation-policy/cancellation-policy.rules.ts';
import { addDays, type CalendarDate } from '../values/calendar-date.ts';
import { type MinorUnits, percentOf } from '../values/money.ts';

/**
 * What is paid to confirm a booking, and until when the rest is due: either a share of the price, or an
 * amount for each person with a seat. On the wire in rupees; in the database in minor units.
 */
export type Deposit = {
  readonly percent?: number | undefined;
  readonly perPerson?: number | undefined;
  /** The rest is due so many days before the trip; absent where it is paid on arrival. */
  readonly balanceDays?: number | undefined;
  /** The rest is due on the travel day, and taken by the guide or at the desk. */
  readonly onArrival?: true | undefined;
  /** Whether a traveller who cancels gets it back as far as the cancellation policy says. */
  readonly isRefundable: boolean;
};

/** In place of a deposit: everything is paid at once, whatever the agency's settings say. */
export type AtOnce = { readonly atOnce: true };
/** What a package says of its own. */
export type OwnDeposit = Deposit | AtOnce;

export const isAtOnce = (own: OwnDeposit): own is AtOnce => 'atOnce' in own && own.atOnce;

/**
 * The deposit that holds for a package: its own, or else the default of the agency; none where everything is
 * paid at once.
 */
export const depositOf = ({
  deposit,
  defaultDeposit,
}: {
  readonly deposit?: OwnDeposit | null | undefined;
  readonly defaultDeposit?: Deposit | undefined;
}): Deposit | undefined => {
  const holds = deposit ?? defaultDeposit;
  return holds === undefined || isAtOnce(holds) ? undefined : holds;
};

/** The least that is paid at once, in minor units: a smaller rest is none. */
export const MIN_PAYMENT: MinorUnits = 100;

/** What of a price is paid now, what later, and the last day for that: null where all is paid now. */
export type PriceSplit = {
  readonly now: MinorUnits;
  readonly balance: MinorUnits;
  readonly dueOn: CalendarDate | null;
  readonly onArrival?: true;
};

/** The last day on which the rest can be paid in time. */
const dueDayOf = ({ balanceDays = 0 }: Deposit, travelDate: CalendarDate): CalendarDate => addDays(travelDate, -balanceDays);

/**
 * How a price is paid: a deposit now and the rest until its day, or everything at once; that also from the
 * due day on, and where a deposit would leave nothing worth paying later.
 * @param deposit that holds for the package, in minor units; undefined where there is none
 * @param today in the site's time zone
 */
export const splitOf = (
  deposit: Deposit | undefined,
  { total, seats, travelDate, today }: { total: MinorUnits; seats: number; travelDate: CalendarDate; today: CalendarDate },
): PriceSplit => {
  const whole: PriceSplit = { now: total, balance: 0, dueOn: null };
  if (!deposit) return whole;
  const dueOn = dueDayOf(deposit, travelDate);
  const asked = deposit.percent === undefined ? (deposit.perPerson ?? 0) * seats : percentOf(total, deposit.percent);
  const now = Math.max(MIN_PAYMENT, asked);
  if (daysBetween(today, dueOn) <= 0 || total - now < MIN_PAYMENT) return whole;
  return { now, balance: total - now, dueOn, ...(deposit.onArrival ? { onArrival: true } : {}) };
};

/** Days before the due day on which a reminder is sent, and after it (below 0). */
const REMIND_DAYS_BEFORE = [7, 3, 0, -2] as const;

/**
 * The days on which a reminder of the rest is sent: those after the day of booking. What is paid on arrival
 * is not asked for on that day.
 */
export const reminderDaysOf = (dueOn: CalendarDate, bookedOn: CalendarDate, onArrival = false): CalendarDate[] =>
  REMIND_DAYS_BEFORE.filter((days) => days !== 0 || !onArrival)
    .map((days) => addDays(dueOn, -days))
    .filter((day) => day > bookedOn);
