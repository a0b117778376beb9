import {
  type Booking,
  cappedPolicy,
  formatMoney,
  minorUnitsOf,
  rupeesOf,
  type Trip,
  type TripChangeQuote,
} from '@wayfarer/contracts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { cancellationDays } from '../../../shared/format/cancellation-words.ts';
import { t, tn } from '../../../shared/words/words.ts';

/** What the button says, which is what happens. */
export const sendWords = ({ toPay, refund }: TripChangeQuote, asStaff: boolean): string => {
  if (refund > 0) {
    const amount = formatMoney(refund);
    return asStaff ? t('Change and give {amount} back', { amount }) : t('Change and get {amount} back', { amount });
  }
  return toPay > 0 && !asStaff ? t('Pay {amount} to change', { amount: formatMoney(toPay) }) : t('Change');
};

/**
 * What of the new total is no price of the trip; null where nothing is.
 * @param ofChange what a change costs
 */
export const feeWords = ({ fee }: TripChangeQuote, ofChange = 0): string | null => {
  if (fee === 0) return null;
  const amount = formatMoney(fee);
  if (fee === ofChange) return t('The change costs {amount}.', { amount });
  return ofChange > 0
    ? t(
        '{amount} is kept: the {fee} that a change costs, and what cancelling a part of the trip costs by the cancellation policy.',
        { amount, fee: formatMoney(ofChange) },
      )
    : t('{amount} is kept: what cancelling a part of the trip costs by the cancellation policy.', { amount });
};

/** What is owed of the new price once the change is made, in rupees. */
const owedAfter = ({ owed = 0 }: Pick<Booking, 'owed'>, quote: TripChangeQuote, asStaff: boolean): number => {
  const paid = minorUnitsOf(quote.formerAmount) - minorUnitsOf(owed);
  const withUs = paid + (asStaff ? 0 : minorUnitsOf(quote.toPay)) - minorUnitsOf(quote.refund);
  return rupeesOf(Math.max(0, minorUnitsOf(quote.totalAmount) - withUs));
};

const owedWords = (owed: number, dueOn: string | undefined): string => {
  const amount = formatMoney(owed);
  return dueOn === undefined
    ? t('{amount} is owed from then on.', { amount })
    : t('{amount} is owed from then on, due by {day}.', { amount, day: formatDay(dueOn) });
};

/** What happens with the money, in a sentence for whoever presses the button. */
export const moneyWords = (booking: Pick<Booking, 'owed'>, quote: TripChangeQuote, asStaff: boolean): string => {
  const { toPay, refund, split } = quote;
  const owed = owedAfter(booking, quote, asStaff);
  const sentences = [
    ...(refund > 0 ? [t('{amount} goes back the way it was paid.', { amount: formatMoney(refund) })] : []),
    ...(refund === 0 && toPay > 0 && !asStaff
      ? [t('You pay {amount} first, and your payment makes the change.', { amount: formatMoney(toPay) })]
      : []),
    ...(owed > 0 ? [owedWords(owed, split?.dueOn)] : []),
  ];
  return sentences.length === 0 ? t('There is nothing to pay for this change.') : sentences.join(' ');
};

/** What cancelling refunds once the change is made, counted from the new day. */
export const policyWords = ({ cancellationPolicy }: Booking, quote: TripChangeQuote, day: string): string => {
  const hasFee = quote.lines.some(({ kind }) => kind === 'fee');
  const policy = cancellationDays(cappedPolicy(cancellationPolicy, quote.refundPercent), day);
  const words = t('After this change: {policy}', { policy });
  return hasFee ? `${words} ${t('Fees for changes are not refunded.')}` : words;
};

const withMoney = (change: string, paid: number, refund: number): string => {
  if (paid > 0) return t('{change}; {amount} paid', { change, amount: formatMoney(paid) });
  return refund > 0 ? t('{change}; {amount} given back', { change, amount: formatMoney(refund) }) : change;
};

/** 'From 2 persons on Sat, 5 Dec 2026. You paid ₹50,000.00 for it.' */
export const madeWords = ({ from, paid, refund, byAgency }: NonNullable<Trip['changes']>[number]): string => {
  const was = tn(from.totalPersons, 'from {n} person on {day}, {amount}', 'from {n} persons on {day}, {amount}', {
    day: formatDay(from.travelDate),
    amount: formatMoney(from.totalAmount),
  });
  const change = withMoney(was, paid, refund);
  return byAgency ? t('{change}; by the agency', { change }) : change;
};

/** '3 persons on Sun, 6 Dec 2026' of a change that waits for its payment. */
export const waitingWords = ({ totalPersons, travelDate }: NonNullable<Booking['change']>): string =>
  tn(totalPersons, '{n} person on {day}', '{n} persons on {day}', { day: formatDay(travelDate) });
