import { type CancellationPolicy, type CancellationStep, lastDayOf, tellingSteps } from '@wayfarer/contracts';
import { formatShortDay, todayOnSite } from './calendar-day.ts';

const refundWords = (percent: number): string => (percent === 100 ? 'Free cancellation' : `${percent}% refund`);

const beforeTravel = ({ daysBefore }: CancellationStep): string => {
  if (daysBefore === 0) return 'up to the day of departure';
  return daysBefore === 1 ? 'up to the day before departure' : `up to ${daysBefore} days before departure`;
};

const NO_REFUND = 'Non-refundable.';

const sentenceOf = (steps: readonly CancellationStep[], untilOf: (step: CancellationStep) => string): string => {
  const parts = steps.map((step) => `${refundWords(step.percent)} ${untilOf(step)}`);
  return `${parts.join('; ')}.${steps.at(-1)?.daysBefore === 0 ? '' : ' No refund after that.'}`;
};

/**
 * What cancelling a package refunds, in words: 'Free cancellation up to 7 days before departure. No refund
 * after that.'
 */
export const cancellationWords = (policy: CancellationPolicy): string => {
  const steps = tellingSteps(policy);
  return steps.length === 0 ? NO_REFUND : sentenceOf(steps, beforeTravel);
};

/**
 * The same for a travel day, with calendar days, and without past steps. `travelDate` may be '' if none is
 * chosen.
 */
export const cancellationDays = (policy: CancellationPolicy, travelDate: string, today: string = todayOnSite()): string => {
  if (travelDate === '') return cancellationWords(policy);
  const steps = tellingSteps(policy).filter((step) => lastDayOf(step, travelDate) >= today);
  return steps.length === 0 ? NO_REFUND : sentenceOf(steps, (step) => `until ${formatShortDay(lastDayOf(step, travelDate))}`);
};
