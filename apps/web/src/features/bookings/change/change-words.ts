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

/** What the button says, which is what happens. */
export const sendWords = ({ toPay, refund }: TripChangeQuote, asStaff: boolean): string => {
  if (refund > 0) return `Change and ${asStaff ? 'give' : 'get'} ${formatMoney(refund)} back`;
  return toPay > 0 && !asStaff ? `Pay ${formatMoney(toPay)} to change` : 'Change';
};

/**
 * What of the new total is no price of the trip; null where nothing is.
 * @param ofChange what a change costs
 */
export const feeWords = ({ fee }: TripChangeQuote, ofChange = 0): string | null => {
  if (fee === 0) return null;
  const money = formatMoney(fee);
  if (fee === ofChange) return `The change costs ${money}.`;
  const also = ofChange > 0 ? `the ${formatMoney(ofChange)} that a change costs, and ` : '';
  return `${money} is kept: ${also}what cancelling a part of the trip costs by the cancellation policy.`;
};

/** What is owed of the new price once the change is made, in rupees. */
const owedAfter = ({ owed = 0 }: Pick<Booking, 'owed'>, quote: TripChangeQuote, asStaff: boolean): number => {
  const paid = minorUnitsOf(quote.formerAmount) - minorUnitsOf(owed);
  const withUs = paid + (asStaff ? 0 : minorUnitsOf(quote.toPay)) - minorUnitsOf(quote.refund);
  return rupeesOf(Math.max(0, minorUnitsOf(quote.totalAmount) - withUs));
};

/** What happens with the money, in a sentence for whoever presses the button. */
export const moneyWords = (booking: Pick<Booking, 'owed'>, quote: TripChangeQuote, asStaff: boolean): string => {
  const { toPay, refund, split } = quote;
  const owed = owedAfter(booking, quote, asStaff);
  const by = split ? `, due by ${formatDay(split.dueOn)}` : '';
  const later = owed > 0 ? ` ${formatMoney(owed)} is owed from then on${by}.` : '';
  if (refund > 0) return `${formatMoney(refund)} goes back the way it was paid.${later}`;
  if (toPay > 0 && !asStaff) return `You pay ${formatMoney(toPay)} first, and your payment makes the change.${later}`;
  return later.trim() || 'There is nothing to pay for this change.';
};

/** What cancelling refunds once the change is made, counted from the new day. */
export const policyWords = ({ cancellationPolicy }: Booking, quote: TripChangeQuote, day: string): string => {
  const hasFee = quote.lines.some(({ kind }) => kind === 'fee');
  const words = cancellationDays(cappedPolicy(cancellationPolicy, quote.refundPercent), day);
  return `After this change: ${words}${hasFee ? ' Fees for changes are not refunded.' : ''}`;
};

const partyWords = (persons: number): string => `${persons} ${persons === 1 ? 'person' : 'persons'}`;

/** 'From 2 persons on Sat, 5 Dec 2026. You paid ₹50,000.00 for it.' */
export const madeWords = ({ from, paid, refund, byAgency }: NonNullable<Trip['changes']>[number]): string => {
  const was = `from ${partyWords(from.totalPersons)} on ${formatDay(from.travelDate)}, ${formatMoney(from.totalAmount)}`;
  const money = paid > 0 ? `; ${formatMoney(paid)} paid` : refund > 0 ? `; ${formatMoney(refund)} given back` : '';
  return `${was}${money}${byAgency ? '; by the agency' : ''}`;
};

/** '3 persons on Sun, 6 Dec 2026' of a change that waits for its payment. */
export const waitingWords = ({ totalPersons, travelDate }: NonNullable<Booking['change']>): string =>
  `${partyWords(totalPersons)} on ${formatDay(travelDate)}`;
