import type Stripe from 'stripe';
import type { BalanceTransaction, Payout, ProviderBalance, TimeSpan } from './balance.ts';
import { providerFailureOf } from './provider-failure-of.ts';

/** The charge, refund or dispute is needed: each names its payment, and the transaction itself does not. */
export const BALANCE_EXPANDED = ['data.source'];
const PAGE = 100;

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

const paymentIdOf = (source: Stripe.BalanceTransaction['source']): string | null =>
  typeof source === 'object' && source !== null && 'payment_intent' in source ? idOf(source.payment_intent) : null;

/** A fee that is charged by itself is an amount at the provider; here it is a fee as the others are. */
const amountsOf = ({ amount, fee, reporting_category: category }: Stripe.BalanceTransaction) =>
  category === 'fee' ? { amount: 0, fee: fee - amount } : { amount, fee };

const transactionOf = (transaction: Stripe.BalanceTransaction): BalanceTransaction => {
  const { id, created, currency, source, reporting_category: category } = transaction;
  const isRefund = typeof source === 'object' && source?.object === 'refund';
  return {
    id,
    category,
    createdAt: new Date(created * 1000),
    paymentId: paymentIdOf(source),
    refundId: isRefund ? source.id : null,
    ...amountsOf(transaction),
    currency: currency.toLowerCase(),
  };
};

const payoutOf = ({ id, status, arrival_date: arrival, reconciliation_status: reconciled }: Stripe.Payout): Payout => ({
  id,
  // The provider writes a day as its midnight in UTC.
  arrivesOn: status === 'failed' || status === 'canceled' ? null : new Date(arrival * 1000).toISOString().slice(0, 10),
  isItemized: reconciled === 'completed',
});

const createdIn = ({ from, to }: TimeSpan) => ({
  gte: Math.floor(from.getTime() / 1000),
  lte: Math.ceil(to.getTime() / 1000),
});

/** A list of the SDK, which fetches page after page by key. @throws ProviderFailure */
const told = async function* <Entry>(list: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  try {
    yield* list;
  } catch (thrown) {
    throw providerFailureOf(thrown);
  }
};

/** Its transactions and payouts. */
export const stripeBalance = ({ balanceTransactions, payouts }: Stripe): ProviderBalance => {
  const list = async function* (asked: Stripe.BalanceTransactionListParams): AsyncGenerator<BalanceTransaction> {
    for await (const transaction of told(balanceTransactions.list({ ...asked, limit: PAGE, expand: BALANCE_EXPANDED })))
      if (transaction.reporting_category !== 'payout') yield transactionOf(transaction);
  };
  return {
    listBalance: (span) => list({ created: createdIn(span) }),
    listPayouts: async function* (span) {
      for await (const payout of told(payouts.list({ created: createdIn(span), limit: PAGE }))) yield payoutOf(payout);
    },
    listPaidOut: (payout) => list({ payout }),
  };
};
