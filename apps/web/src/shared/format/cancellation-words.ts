import { type CancellationPolicy, type CancellationStep, type Deposit, lastDayOf, tellingSteps } from '@wayfarer/contracts';
import { keptWords } from '../deposit/deposit-words.ts';
import { formatShortDay, todayOnSite } from './calendar-day.ts';

/** How the booking is confirmed; undefined where everything is paid at once. */
type Confirmed = Pick<Deposit, 'isRefundable'> | undefined;

// Where the deposit is kept nothing is free: the most that comes back is the rest.
const refundWords = (percent: number, isDepositKept: boolean): string => {
  if (percent < 100) return `${percent}% refund`;
  return isDepositKept ? 'Full refund less the deposit' : 'Free cancellation';
};

const beforeTravel = ({ daysBefore }: CancellationStep): string => {
  if (daysBefore === 0) return 'up to the day of departure';
  return daysBefore === 1 ? 'up to the day before departure' : `up to ${daysBefore} days before departure`;
};

const NO_REFUND = 'Non-refundable.';

const sentenceOf = (
  steps: readonly CancellationStep[],
  deposit: Confirmed,
  untilOf: (step: CancellationStep) => string,
): string => {
  if (steps.length === 0) return NO_REFUND;
  const isDepositKept = deposit?.isRefundable === false;
  const parts = steps.map((step) => `${refundWords(step.percent, isDepositKept)} ${untilOf(step)}`);
  const after = steps.at(-1)?.daysBefore === 0 ? '' : ' No refund after that.';
  return `${parts.join('; ')}.${after}${isDepositKept ? ` ${keptWords(deposit)}` : ''}`;
};

/**
 * What cancelling a package refunds, in words: 'Free cancellation up to 7 days before departure. No refund
 * after that.' Of a deposit that is kept it says so, and promises nothing free.
 */
export const cancellationWords = (policy: CancellationPolicy, deposit?: Confirmed): string =>
  sentenceOf(tellingSteps(policy), deposit, beforeTravel);

/**
 * The same for a travel day, with calendar days, and without past steps. `travelDate` may be '' if none is
 * chosen.
 */
export const cancellationDays = (
  policy: CancellationPolicy,
  travelDate: string,
  deposit?: Confirmed,
  today: string = todayOnSite(),
): string => {
  if (travelDate === '') return cancellationWords(policy, deposit);
  const steps = tellingSteps(policy).filter((step) => lastDayOf(step, travelDate) >= today);
  return sentenceOf(steps, deposit, (step) => `until ${formatShortDay(lastDayOf(step, travelDate))}`);
};
