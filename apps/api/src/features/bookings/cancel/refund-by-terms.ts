import { type CancelBooking, type CancelTerms, formatMoney, minorUnitsOf, rupeesOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { BookingRecord } from '../booking.model.ts';
import { actsForAgency, refundRuleFor, type Viewer } from '../booking.policy.ts';
import { type RefundRule, refundAll, refundOnCancel } from '../cancellation.ts';
import { isAsked } from '../is-asked.ts';
import type { CancelLimit } from './cancel-limit.ts';

type Needs = Pick<Dependencies, 'clock' | 'config'>;

/**
 * On whose terms a booking is cancelled: a traveller's own cancel follows its policy, and the agency's gives
 * back everything unless staff say otherwise.
 * @throws FORBIDDEN for a traveller who asks for what only staff decide
 */
export const termsOf = (caller: Viewer, booking: BookingRecord, { terms, reason, closeDay }: CancelBooking): CancelTerms => {
  if (actsForAgency(caller, booking)) return terms ?? 'agency';
  if ((terms ?? 'traveller') !== 'traveller' || reason !== undefined || closeDay !== undefined) throw new ApiError('FORBIDDEN');
  return 'traveller';
};

/**
 * What goes back must be just what staff typed: money under review goes back as a whole, and nothing beyond
 * what is with us.
 */
const amountRule = (booking: BookingRecord, amount: number): RefundRule => {
  const underReview = refundOnCancel(booking, () => 0);
  const rule: RefundRule = () => Math.max(0, minorUnitsOf(amount) - underReview);
  if (refundOnCancel(booking, rule) === minorUnitsOf(amount)) return rule;
  const most = rupeesOf(refundOnCancel(booking, refundAll));
  throw new ApiError('NOT_REFUNDABLE', `${formatMoney(most)} of this booking can be refunded.`, { amountLeft: most });
};

/**
 * @throws NOT_REFUNDABLE for a part, where the agency has cancelled the departure of a booking that is asked
 */
const assertIsAll = (booking: BookingRecord, amount: number): void => {
  const all = refundOnCancel(booking, refundAll);
  if (minorUnitsOf(amount) === all) return;
  const sentence = `The departure of this booking is cancelled, so everything goes back: ${formatMoney(rupeesOf(all))}.`;
  throw new ApiError('NOT_REFUNDABLE', sentence, { amountLeft: rupeesOf(all) });
};

const ruleOf = (needs: Needs, booking: BookingRecord, terms: CancelTerms, { amount = 0 }: CancelBooking): RefundRule => {
  if (terms === 'amount' && isAsked(booking)) assertIsAll(booking, amount);
  if (terms === 'amount') return amountRule(booking, amount);
  return terms === 'agency' ? refundAll : refundRuleFor(booking, needs);
};

/**
 * What a cancellation on these terms refunds of each payment, at this moment. Part of the same decision as
 * the cancel, so that no change in between makes it larger, and nobody loses money unknowingly.
 * @throws NOT_REFUNDABLE; FORBIDDEN above the caller's limit of refunds; REFUND_CHANGED with what it refunds
 * now
 */
export const refundByTerms = (
  needs: Needs,
  limit: CancelLimit | null,
  booking: BookingRecord,
  terms: CancelTerms,
  wish: CancelBooking,
): RefundRule => {
  const rule = ruleOf(needs, booking, terms, wish);
  const refund = refundOnCancel(booking, rule);
  if (limit !== null && refund > minorUnitsOf(limit.most)) {
    const amounts = { refund: formatMoney(rupeesOf(refund)), most: formatMoney(limit.most) };
    const sentence = t('Cancelling refunds {refund}, and you may refund up to {most}.', amounts);
    throw new ApiError('FORBIDDEN', [sentence, limit.otherwise].join(' '), { refundLimit: limit.most });
  }
  if (wish.expectedRefund !== undefined && minorUnitsOf(wish.expectedRefund) !== refund) {
    const sentence = t('Cancelling now refunds {refund}. Nothing was cancelled.', { refund: formatMoney(rupeesOf(refund)) });
    throw new ApiError('REFUND_CHANGED', sentence, { refundOnCancel: rupeesOf(refund) });
  }
  return rule;
};
