import type { CalendarDate } from '@wayfarer/contracts';
import { majorUnitsOf } from '../../../integrations/stripe/major-units.ts';
import type { BalanceTransactionRecord, PayoutRecord } from '../../payouts/index.ts';
import type { Movement } from './movements-of.ts';

/** What a movement cost and left at the provider, in major units of the currency in which its account is kept. */
export type ProviderSide = {
  readonly fee: number;
  /** What the account got, or gave where it is below 0, once the fee was taken. */
  readonly credited: number;
  readonly currency: string;
  /** The payout by which it went to the bank, and the day on which it was there; null until that is known. */
  readonly payoutId: string | null;
  readonly paidOutOn: CalendarDate | null;
};

/** A movement, with the provider's side of it; null of cash and transfers, and until the provider was asked. */
export type MovementRow = Movement & { readonly provider: ProviderSide | null };

export const providerSideOf = (
  { amount, fee, currency, payoutId }: BalanceTransactionRecord,
  payouts: ReadonlyMap<string, PayoutRecord>,
): ProviderSide => ({
  fee: majorUnitsOf(fee, currency),
  credited: majorUnitsOf(amount - fee, currency),
  currency: currency.toUpperCase(),
  payoutId: payoutId ?? null,
  paidOutOn: payouts.get(payoutId ?? '')?.arrivesOn ?? null,
});

/** By what a payment, or a refund, is known at the provider; null of what is neither. */
export const keyOfTransaction = ({ category, paymentId, refundId }: BalanceTransactionRecord): string | null => {
  if (category === 'charge') return paymentId;
  return category === 'refund' ? refundId : null;
};
export const keyOfMovement = ({ kind, paymentId, refundId }: Movement): string | null => {
  if (kind === 'Payment') return paymentId;
  return kind === 'Refund' ? refundId : null;
};
