import type { MinorUnits, Payment } from '@wayfarer/contracts';
import { majorUnitsOf } from '../../integrations/stripe/major-units.ts';
import type { BalanceTransactionRecord } from './balance-transaction.model.ts';
import type { PayoutRecord } from './payout.model.ts';

/** An amount of the provider's account, in major units of the currency in which it is kept. */
export const presentAccountAmount = (amount: MinorUnits, currency: string): { amount: number; currency: string } => ({
  amount: majorUnitsOf(amount, currency),
  currency: currency.toUpperCase(),
});

/**
 * What the provider kept of a transaction, and the day on which the rest reached the bank; null until that is
 * known.
 */
export const presentFee = (
  { fee, currency, payoutId = '' }: BalanceTransactionRecord,
  payouts: ReadonlyMap<string, PayoutRecord>,
): NonNullable<Payment['fee']> => ({
  ...presentAccountAmount(fee, currency),
  paidOutOn: payouts.get(payoutId)?.arrivesOn ?? null,
});
