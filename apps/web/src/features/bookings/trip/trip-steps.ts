import { type Booking, lastTripDay, type Trip, tripPhaseOf } from '@wayfarer/contracts';
import { restOf, restWords } from '../../../shared/deposit/booking-money.ts';
import { countedMoney } from '../../../shared/deposit/counted-money.ts';
import { formatDay, formatInstantDay } from '../../../shared/format/calendar-day.ts';
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
  return [{ label: isPart ? 'Deposit paid' : 'Paid', detail: formatInstantDay(paid), state: 'done' }];
};

const restStepOf = (booking: Booking): TripStep[] => {
  const rest = restOf(booking);
  return rest === null ? [] : [{ label: 'Rest', detail: restWords(rest), state: 'now' }];
};

const daysText = (from: string, to: string): string => (from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`);

const travelSteps = ({ booking: { travelDate }, days }: Trip, today: string): TripStep[] => {
  const phase = tripPhaseOf(travelDate, days.length, today);
  const last = lastTripDay(travelDate, days.length);
  const travelling: TripStep = {
    label: 'Travelling',
    detail: daysText(travelDate, last),
    state: phase === 'ahead' ? 'ahead' : phase === 'travelling' ? 'now' : 'done',
  };
  const completed: TripStep =
    phase === 'completed'
      ? { label: 'Completed', detail: 'We hope you had a great trip.', state: 'done' }
      : { label: 'Completed', detail: `After ${formatDay(last)}`, state: 'ahead' };
  return [travelling, completed];
};

const documentsStep = (isPaid: boolean): TripStep => ({
  label: 'Documents',
  detail: isPaid ? 'Your voucher is ready' : 'Once it is paid',
  state: isPaid ? 'done' : 'ahead',
});

const waitingStep: TripStep = { label: 'Payment', detail: 'Waiting for your payment', state: 'now' };
const checkedStep: TripStep = {
  label: 'Payment',
  detail: 'Your payment is being checked. You do not need to do anything.',
  state: 'now',
};
const askedStep: TripStep = {
  label: 'Departure cancelled',
  detail: 'Please choose another day, or your money',
  state: 'now',
};
const expiredStep: TripStep = {
  label: 'Expired',
  detail: 'Payment wasn’t made in time, so you weren’t charged.',
  state: 'stopped',
};

const refundSteps = ({ refunds }: Booking): TripStep[] =>
  refunds
    .filter(({ isReversal }) => !isReversal)
    .map((refund) => ({
      label: 'Refund',
      detail: refundLineOf(refund),
      state: refund.state === 'done' ? 'done' : refund.state === 'failed' ? 'stopped' : 'now',
    }));

/** The progress of a trip, from its booking to its end; steps that did not happen are left out. */
export const tripStepsOf = (trip: Trip, today: string): TripStep[] => {
  const { booking, payments, cancelledAt } = trip;
  const booked: TripStep = { label: 'Booked', detail: formatInstantDay(booking.bookingDate), state: 'done' };
  if (booking.bookingStatus === 'cancelled') {
    const cancelled: TripStep = {
      label: 'Cancelled',
      detail: cancelledAt === null ? 'This trip has been cancelled.' : formatInstantDay(cancelledAt),
      state: 'stopped',
    };
    return [booked, ...paidStepOf(trip), cancelled, ...refundSteps(booking)];
  }
  if (booking.anotherDay) return [booked, ...paidStepOf(trip), askedStep];
  if (booking.bookingStatus === 'confirmed')
    return [booked, ...paidStepOf(trip), documentsStep(true), ...restStepOf(booking), ...travelSteps(trip, today)];
  const ahead = [documentsStep(false), ...travelSteps(trip, today).filter(({ state }) => state === 'ahead')];
  if (payments.some(({ status }) => status === 'needs_review' || status === 'refund_pending'))
    return [booked, checkedStep, ...ahead];
  return booking.canPay ? [booked, waitingStep, ...ahead] : [booked, expiredStep];
};
