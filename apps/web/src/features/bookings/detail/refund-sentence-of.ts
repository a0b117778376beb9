import { type Booking, type BookingRefund, formatMoney } from '@wayfarer/contracts';
import { countedMoney } from '../../../shared/deposit/counted-money.ts';
import { formatShortDay, todayOnSite } from '../../../shared/format/calendar-day.ts';
import { sumOfRupees } from '../../../shared/format/sum-of-rupees.ts';
import { t } from '../../../shared/words/words.ts';

const sumOf = (refunds: readonly BookingRefund[]): number => sumOfRupees(refunds.map(({ amount }) => amount));

/** What was refunded of a booking, in one sentence; null if nothing was. */
export const refundSentenceOf = ({ refunds }: Pick<Booking, 'refunds'>): string | null => {
  // What was entered by mistake was never paid.
  const inState = (state: BookingRefund['state']) => refunds.filter((refund) => refund.state === state && !refund.isReversal);
  const [pending, done, failed] = [inState('pending'), inState('done'), inState('failed')];
  const isByHand = (some: readonly BookingRefund[]): boolean => some.some(({ byHand }) => byHand);
  if (pending.length > 0) {
    const amount = formatMoney(sumOf(pending));
    return isByHand(pending)
      ? t('{amount} is due back to you. The agency gives it back.', { amount })
      : t('{amount} is on its way back to your card.', { amount });
  }
  if (done.length > 0) {
    const amount = formatMoney(sumOf(done));
    return isByHand(done)
      ? t('{amount} was given back to you.', { amount })
      : t('{amount} was refunded to your card.', { amount });
  }
  return failed.length > 0 ? t('Your bank did not accept the refund. We will contact you.') : null;
};

const dayOf = (instant: string): string => formatShortDay(todayOnSite(new Date(instant)));

/** One refund, for the list of them: '₹1,000.00 refunded on 3 Dec 2026'. */
export const refundLineOf = ({ state, doneAt, requestedAt, byHand, isReversal, ...refund }: BookingRefund): string => {
  const amount = formatMoney(refund.amount);
  const day = dayOf(doneAt ?? requestedAt);
  if (isReversal) return t('{amount} was entered by mistake, and taken out on {day}', { amount, day });
  if (state === 'done')
    return byHand ? t('{amount} given back on {day}', { amount, day }) : t('{amount} refunded on {day}', { amount, day });
  if (state === 'failed') return t('{amount} came back from your bank. We will contact you.', { amount });
  return byHand ? t('{amount} to be given back by the agency', { amount }) : t('{amount} on its way', { amount });
};

/** What a cancellation refunds at this moment, shown before it is confirmed. */
export const cancelSentenceOf = (booking: Booking): string => {
  const { refundOnCancel } = booking;
  const { paid } = countedMoney(booking);
  const refunds = booking.refunds.filter(({ isReversal }) => !isReversal);
  const before = sumOf(refunds.filter(({ state }) => state === 'pending' || state === 'done'));
  if (refundOnCancel > 0)
    return t('{amount} will be refunded the way you paid. This cannot be undone.', { amount: formatMoney(refundOnCancel) });
  if (booking.isDisputed)
    return t(
      'You disputed the payment with your bank, so it decides about your money, and nothing is refunded here. This cannot be undone.',
    );
  if (paid > 0 && before < paid) {
    const amount = formatMoney(paid);
    return before > 0
      ? t('You paid {amount}. There is no further refund if you cancel now. This cannot be undone.', { amount })
      : t('You paid {amount}. There is no refund if you cancel now. This cannot be undone.', { amount });
  }
  return t('You have not paid for it yet, so there is nothing to refund. This cannot be undone.');
};
