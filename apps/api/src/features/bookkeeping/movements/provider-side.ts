import type { CalendarDate } from '@wayfarer/contracts';
import { type BalanceTransactionRecord, type PayoutRecord, presentAccountAmount, presentFee } from '../../payouts/index.ts';
import type { Movement } from './movements-of.ts';

/**
 * What a movement cost and left at the provider, in major units of the currency in which its account is kept.
 */
export type ProviderSide = {
  readonly fee: number;
  /** What the account got, or gave where it is below 0, once the fee was taken. */
  readonly credited: number;
  readonly currency: string;
  /** The payout by which it went to the bank, and the day on which it was there; null until that is known. */
  readonly payoutId: string | null;
  readonly paidOutOn: CalendarDate | null;
};

/**
 * A movement with the provider's side of it: null for cash and transfers, and until the provider was asked.
 */
export type MovementRow = Movement & { readonly provider: ProviderSide | null };

export const providerSideOf = (
  transaction: BalanceTransactionRecord,
  payouts: ReadonlyMap<string, PayoutRecord>,
): ProviderSide => {
  const { amount: fee, ...rest } = presentFee(transaction, payouts);
  const credited = presentAccountAmount(transaction.amount - transaction.fee, transaction.currency).amount;
  return { ...rest, fee, credited, payoutId: transaction.payoutId ?? null };
};

/**
 * The provider's id of the payment or refund that a transaction, or a movement, is; null for anything else.
 */
export const keyOfTransaction = ({ category, paymentId, refundId }: BalanceTransactionRecord): string | null => {
  if (category === 'charge') return paymentId;
  return category === 'refund' ? refundId : null;
};
export const keyOfMovement = ({ kind, paymentId, refundId }: Movement): string | null => {
  if (kind === 'Payment') return paymentId;
  return kind === 'Refund' ? refundId : null;
};
