import type { CalendarDate, MinorUnits } from '@wayfarer/contracts';

/** Money that came into the account at the provider, or left it: then the amount is below 0. */
export type BalanceTransaction = {
  readonly id: string;
  /** The provider's word: `charge`, `refund`, `dispute`, `dispute_reversal`, `fee`, and others. */
  readonly category: string;
  readonly createdAt: Date;
  /** Of a payment, a refund or a dispute. */
  readonly paymentId: string | null;
  readonly refundId: string | null;
  /** In the currency in which the account is settled, which may be another than the payment's. */
  readonly amount: MinorUnits;
  /** What the provider keeps; below 0 where it gives it back. The account gets the amount less the fee. */
  readonly fee: MinorUnits;
  /** Lower case. */
  readonly currency: string;
};

/** Money that the provider sent from the account to the bank. */
export type Payout = {
  readonly id: string;
  /** The day on which the bank has it; null once it has failed or was cancelled. */
  readonly arrivesOn: CalendarDate | null;
  /**
   * Whether the provider says what is in it: never of one that was made by hand, and not at once of others.
   */
  readonly isItemized: boolean;
};

export type TimeSpan = { readonly from: Date; readonly to: Date };

/** What the provider tells of its account, page by page, newest first; each may throw a `ProviderFailure`. */
export type ProviderBalance = {
  /** What came in or left within a time, but the payouts themselves. */
  readonly listBalance: (span: TimeSpan) => AsyncIterable<BalanceTransaction>;
  /** Payouts that were made within a time. */
  readonly listPayouts: (span: TimeSpan) => AsyncIterable<Payout>;
  /** What went out by a payout that is itemized. */
  readonly listPaidOut: (payoutId: string) => AsyncIterable<BalanceTransaction>;
};
