import { type CancellationPolicy, type CancellationStep, type Deposit, lastDayOf, tellingSteps } from '@wayfarer/contracts';
import { keptWords } from '../deposit/deposit-words.ts';
import { t, tn } from '../words/words.ts';
import { formatShortDay, todayOnSite } from './calendar-day.ts';

/** How the booking is confirmed; undefined where everything is paid at once. */
type Confirmed = Pick<Deposit, 'isRefundable'> | undefined;

/** What a step gives back: a part, all of it, or the most that comes back where the deposit is kept. */
type Refund = 'part' | 'all' | 'rest';
const refundOf = (percent: number, isDepositKept: boolean): Refund => {
  if (percent < 100) return 'part';
  return isDepositKept ? 'rest' : 'all';
};

const onDeparture = (refund: Refund, percent: number): string => {
  if (refund === 'part') return t('{percent}% refund up to the day of departure', { percent });
  return refund === 'rest'
    ? t('Full refund less the deposit up to the day of departure')
    : t('Free cancellation up to the day of departure');
};

const beforeTravel = (refund: Refund, { percent, daysBefore }: CancellationStep): string => {
  if (daysBefore === 0) return onDeparture(refund, percent);
  if (refund === 'part')
    return tn(
      daysBefore,
      '{percent}% refund up to the day before departure',
      '{percent}% refund up to {n} days before departure',
      { percent },
    );
  return refund === 'rest'
    ? tn(
        daysBefore,
        'Full refund less the deposit up to the day before departure',
        'Full refund less the deposit up to {n} days before departure',
      )
    : tn(daysBefore, 'Free cancellation up to the day before departure', 'Free cancellation up to {n} days before departure');
};

const untilDay = (refund: Refund, percent: number, day: string): string => {
  if (refund === 'part') return t('{percent}% refund until {day}', { percent, day });
  return refund === 'rest' ? t('Full refund less the deposit until {day}', { day }) : t('Free cancellation until {day}', { day });
};

const sentenceOf = (
  steps: readonly CancellationStep[],
  deposit: Confirmed,
  wordsOf: (refund: Refund, step: CancellationStep) => string,
): string => {
  if (steps.length === 0) return t('Non-refundable.');
  const isDepositKept = deposit?.isRefundable === false;
  const refunds = steps.map((step) => wordsOf(refundOf(step.percent, isDepositKept), step)).join('; ');
  const sentence =
    steps.at(-1)?.daysBefore === 0 ? t('{refunds}.', { refunds }) : t('{refunds}. No refund after that.', { refunds });
  return isDepositKept ? `${sentence} ${keptWords(deposit)}` : sentence;
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
  return sentenceOf(steps, deposit, (refund, step) =>
    untilDay(refund, step.percent, formatShortDay(lastDayOf(step, travelDate))),
  );
};
