import { type MoneyWithUs, refundAtPercent } from '../cancellation-policy/cancellation-policy.rules.ts';
import { MIN_PAYMENT } from '../deposit/deposit.rules.ts';
import { type MinorUnits, percentOf } from '../values/money.ts';

/** What is booked instead, in minor units. */
export type ChangedPrice = {
  /** By its quote, without fees. */
  readonly price: MinorUnits;
  /** What of a total must be paid by now, by the plan of what is booked instead. */
  readonly dueOf: (total: MinorUnits) => MinorUnits;
};

/**
 * On whose terms something is changed: the agency's own change gives back the whole difference; a traveller's
 * follows the policy, of which `percent` is what a cancellation refunds at this moment, and costs a fee.
 */
export type TermsOfChange = 'agency' | { readonly percent: number; readonly fee: MinorUnits };

/** What a change comes to, in minor units. */
export type MoneyOfChange = {
  /** What must be paid before it is made. */
  readonly toPay: MinorUnits;
  readonly refund: MinorUnits;
  /** What a later cancellation does not give back, of this change and those before it. */
  readonly fees: MinorUnits;
  /**
   * What of a kept deposit these fees do not cover: it stays kept, whatever the deposit of the new price
   * is.
   */
  readonly keptDeposit: MinorUnits;
  /** The price with the fees. */
  readonly total: MinorUnits;
  /** The highest percentage of a later refund; undefined where the change sets none. */
  readonly ceiling?: number;
};

/**
 * What is kept of a price that falls: a cheaper trip is a part cancelled. Never so much that cancelling all
 * and booking anew were cheaper, nor so little that more comes back than by cancelling all.
 */
const feesOf = (money: MoneyWithUs, price: MinorUnits, percent: number): MinorUnits => {
  const { fees = 0, withUs } = money;
  if (price >= money.price) return fees;
  const ofAll = refundAtPercent(money, percent);
  // By growth, so that no paisa is rounded twice.
  const back = percentOf(money.price, percent) - percentOf(price, percent);
  const kept = fees + (money.price - price) - back;
  return Math.max(fees, Math.min(Math.max(kept, withUs - price - ofAll), withUs - ofAll));
};

/**
 * What a change of a paid booking comes to: the one rule of changes.
 * @param money as it is before the change
 */
export const moneyOfChange = (money: MoneyWithUs, { price, dueOf }: ChangedPrice, terms: TermsOfChange): MoneyOfChange => {
  const { withUs, fees: before = 0, keptDeposit = 0 } = money;
  const ofAgency = terms === 'agency';
  const kept = ofAgency ? before : feesOf(money, price, terms.percent);
  const fees = kept + (ofAgency ? 0 : terms.fee);
  const total = price + fees;
  const toPay = Math.max(0, dueOf(total) - withUs);
  return {
    toPay: toPay < MIN_PAYMENT ? 0 : toPay,
    refund: Math.max(0, withUs - total),
    fees,
    keptDeposit: ofAgency ? 0 : Math.max(0, keptDeposit - (kept - before)),
    total,
    ...(ofAgency ? {} : { ceiling: terms.percent }),
  };
};

/** Days before the trip on which travellers can last change it, unless the settings say otherwise. */
export const CHANGE_DAYS = 7;
