import type { BalanceTransactionRecord } from '../store/records.ts';
import type { WireObject } from './wire-object.ts';

const categoryOf = ({ type, amount }: BalanceTransactionRecord): string => {
  if (type === 'adjustment') return amount < 0 ? 'dispute' : 'dispute_reversal';
  return type === 'payout_failure' ? 'payout_reversal' : type;
};

export const balanceTransactionObject = (record: BalanceTransactionRecord): WireObject => {
  const { id, created, type, amount, fee, currency, source } = record;
  const detail = { amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' };
  return {
    id,
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [detail],
    net: amount - fee,
    reporting_category: categoryOf(record),
    source,
    status: 'available',
    type,
  };
};
