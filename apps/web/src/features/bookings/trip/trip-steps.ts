import { type Booking, lastTripDay, type Trip, tripPhaseOf } from '@wayfarer/contracts';
import { restOf, restWords } from '../../../shared/deposit/booking-money.ts';
import { countedMoney } from '../../../shared/deposit/counted-money.ts';
import { formatDay, formatInstantDay } from '../../../shared/format/calendar-day.ts';
import { t } from '../../../shared/words/words.ts';
import { refundLineOf } from '../detail/refund-sentence-of.ts';

export type TripStep = {
  label: string;
  detail: string;
  /** `stopped`: the trip ended here, other than planned. */
  state: 'done' | 'now' | 'ahead' | 'stopped';
};

/** On the day of the first payment; a price that is paid in several is paid on that of the last. */
const paidStepOf = ({ booking, payments }: Trip): TripStep[] => {
  const days = payments.flatMap(({ paidAt, isReversed }) => (isReversed ? [] : (paidAt ?? []))).toSorted();
  const isPart = restOf(booking) !== null;
  const paid = booking.plan && !isPart ? days.at(-1) : days[0];
  if (!paid || countedMoney(booking).paid === 0) return [];
  return [{ label: isPart ? t('Deposit paid') : t('Paid'), detail: formatInstantDay(paid), state: 'done' }];
};

const restStepOf = (booking: Booking): TripStep[] => {
  const rest = restOf(booking);
  return rest === null ? [] : [{ label: t('Rest'), detail: restWords(rest), state: 'now' }];
};

const daysText = (from: string, to: string): string =>
  from === to ? formatDay(from) : t('{firstDay} to {lastDay}', { firstDay: formatDay(from), lastDay: formatDay(to) });

const travelSteps = ({ booking: { travelDate }, days }: Trip, today: string): TripStep[] => {
  const phase = tripPhaseOf(travelDate, days.length, today);
  const last = lastTripDay(travelDate, days.length);
  const travelling: TripStep = {
    label: t('Travelling'),
    detail: daysText(travelDate, last),
    state: phase === 'ahead' ? 'ahead' : phase === 'travelling' ? 'now' : 'done',
  };
  const completed: TripStep =
    phase === 'completed'
      ? { label: t('Completed'), detail: t('We hope you had a great trip.'), state: 'done' }
      : { label: t('Completed'), detail: t('After {day}', { day: formatDay(last) }), state: 'ahead' };
  return [travelling, completed];
};

const documentsStep = (isPaid: boolean): TripStep => ({
  label: t('Documents'),
  detail: isPaid ? t('Your voucher is ready') : t('Once it is paid'),
  state: isPaid ? 'done' : 'ahead',
});

const waitingStep = (): TripStep => ({ label: t('Payment'), detail: t('Waiting for your payment'), state: 'now' });
const checkedStep = (): TripStep => ({
  label: t('Payment'),
  detail: t('Your payment is being checked. You do not need to do anything.'),
  state: 'now',
});
const askedStep = (): TripStep => ({
  label: t('Departure cancelled'),
  detail: t('Please choose another day, or your money'),
  state: 'now',
});
const expiredStep = (): TripStep => ({
  label: t('Expired'),
  detail: t('Payment wasn’t made in time, so you weren’t charged.'),
  state: 'stopped',
});

const refundSteps = ({ refunds }: Booking): TripStep[] =>
  refunds
    .filter(({ isReversal }) => !isReversal)
    .map((refund) => ({
      label: t('Refund'),
      detail: refundLineOf(refund),
      state: refund.state === 'done' ? 'done' : refund.state === 'failed' ? 'stopped' : 'now',
    }));

/** The progress of a trip, from its booking to its end; steps that did not happen are left out. */
export const tripStepsOf = (trip: Trip, today: string): TripStep[] => {
  const { booking, payments, cancelledAt } = trip;
  const booked: TripStep = { label: t('Booked'), detail: formatInstantDay(booking.bookingDate), state: 'done' };
  if (booking.bookingStatus === 'cancelled') {
    const cancelled: TripStep = {
      label: t('Cancelled'),
      detail: cancelledAt === null ? t('This trip has been cancelled.') : formatInstantDay(cancelledAt),
      state: 'stopped',
    };
    return [booked, ...paidStepOf(trip), cancelled, ...refundSteps(booking)];
  }
  if (booking.anotherDay) return [booked, ...paidStepOf(trip), askedStep()];
  if (booking.bookingStatus === 'confirmed')
    return [booked, ...paidStepOf(trip), documentsStep(true), ...restStepOf(booking), ...travelSteps(trip, today)];
  const ahead = [documentsStep(false), ...travelSteps(trip, today).filter(({ state }) => state === 'ahead')];
  if (payments.some(({ status }) => status === 'needs_review' || status === 'refund_pending'))
    return [booked, checkedStep(), ...ahead];
  return booking.canPay ? [booked, waitingStep(), ...ahead] : [booked, expiredStep()];
};
