import Stripe from 'stripe';
import { EXPANDED } from './session-truth.ts';
import { BALANCE_EXPANDED } from './stripe-balance.ts';

/** A right that the product needs and a restricted key does not have. */
export type MissingRight = {
  /** As Stripe's dashboard calls it where the rights of a key are chosen. */
  readonly name: string;
  /** What the product needs: who may write may also read. */
  readonly level: 'Read' | 'Write';
};

/** By Stripe's own words for them in a refusal, such as 'rak_charge_read'. */
const rights: Readonly<Record<string, MissingRight>> = {
  checkout_session: { name: 'Checkout Sessions', level: 'Write' },
  payment_intent: { name: 'PaymentIntents', level: 'Read' },
  charge: { name: 'Charges and Refunds', level: 'Write' },
  refund: { name: 'Charges and Refunds', level: 'Write' },
  event: { name: 'Events', level: 'Read' },
  balance: { name: 'Balance', level: 'Read' },
  balance_transaction_source: { name: 'Balance transaction sources', level: 'Read' },
  dispute: { name: 'Disputes', level: 'Read' },
  payout: { name: 'Payouts', level: 'Read' },
};

/**
 * One entry of each list that the product reads, asked for as the product does, and the right that it needs
 * at least.
 */
const readings: readonly (readonly [right: string, ask: (stripe: Stripe) => Promise<unknown>])[] = [
  ['checkout_session', ({ checkout }) => checkout.sessions.list({ limit: 1 })],
  ['charge', ({ checkout }) => checkout.sessions.list({ limit: 1, expand: EXPANDED.map((path) => `data.${path}`) })],
  ['charge', ({ refunds }) => refunds.list({ limit: 1 })],
  ['event', ({ events }) => events.list({ limit: 1 })],
  ['balance_transaction_source', ({ balanceTransactions }) => balanceTransactions.list({ limit: 1 })],
  ['dispute', ({ balanceTransactions }) => balanceTransactions.list({ limit: 1, expand: BALANCE_EXPANDED })],
  ['payout', ({ payouts }) => payouts.list({ limit: 1 })],
];

const refusedRight = ({ message }: Error, otherwise: string): MissingRight => {
  const [, named = otherwise] = /'rak_(\w+?)_(?:read|write)'/.exec(message) ?? [];
  return rights[named] ?? { name: named, level: 'Read' };
};

/** The rights that the key of a client lacks, each once. Whether it may write, no reading tells. */
export const findMissingRights = async (stripe: Stripe): Promise<MissingRight[]> => {
  const found = await Promise.all(
    readings.map(async ([right, ask]) => {
      try {
        await ask(stripe);
        return null;
      } catch (thrown) {
        if (thrown instanceof Stripe.errors.StripePermissionError) return refusedRight(thrown, right);
        throw thrown;
      }
    }),
  );
  const byName = new Map(found.flatMap((right) => (right ? [[right.name, right]] : [])));
  return [...byName.values()];
};
