import { badRequest } from '../http/stripe-error.ts';
import { listPage } from '../operations/page-of.ts';
import type { Sandbox } from '../sandbox.ts';
import { chargeObject } from './charge-object.ts';
import { disputeObject } from './dispute-object.ts';
import { paymentIntentObject } from './payment-intent-object.ts';
import { payoutObject } from './payout-object.ts';
import { refundObject } from './refund-object.ts';
import type { WireObject } from './wire-object.ts';

/** What can be expanded here: from a session down to the refunds of its charge, and where money came from. */
const chains: Readonly<Record<string, readonly string[]>> = {
  'checkout.session': ['payment_intent', 'latest_charge', 'refunds'],
  balance_transaction: ['source'],
};
type Listed = 'checkout.session' | 'refund' | 'event' | 'balance_transaction' | 'payout';
export type Answer = 'checkout.session' | 'refund' | `list of ${Listed}`;

/** Refuses a path that cannot be expanded, before anything is done. */
export const checkExpansion = (answer: Answer, path: string): void => {
  const first = answer.startsWith('list of ') ? ['data'] : [];
  const chain = chains[answer.replace('list of ', '')] ?? [];
  const known = chain.map((_, index) => [...first, ...chain.slice(0, index + 1)].join('.'));
  if (!known.includes(path)) throw badRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
};

const sourceOf = ({ store, now }: Sandbox, id: string): WireObject | null => {
  const charge = store.find('charges', id);
  if (charge) return chargeObject(charge);
  const refund = store.find('refunds', id);
  if (refund) return refundObject(refund);
  const payout = store.find('payouts', id);
  if (payout) return payoutObject(payout, now());
  const dispute = store.find('disputes', id);
  const disputed = dispute && store.find('charges', dispute.chargeId);
  return disputed && disputeObject(dispute, disputed);
};

const resolve: Record<string, (sandbox: Sandbox, id: string) => WireObject | null> = {
  source: sourceOf,
  payment_intent: ({ store }, id) => {
    const intent = store.find('paymentIntents', id);
    return intent && paymentIntentObject(intent);
  },
  latest_charge: ({ store }, id) => {
    const charge = store.find('charges', id);
    return charge && chargeObject(charge);
  },
  refunds: ({ store }, id) => {
    const refunds = store.list('refunds').filter((refund) => refund.chargeId === id);
    return listPage(`/v1/charges/${id}/refunds`, refunds, {}, refundObject);
  },
};

/** Replaces ids along the path by their objects. Paths must have been checked. */
export const expandObject = (sandbox: Sandbox, object: WireObject, steps: string[]): WireObject => {
  const [step, ...rest] = steps;
  if (step === undefined) return object;
  if (step === 'data' && Array.isArray(object.data))
    return {
      ...object,
      data: object.data.map((element) => (isObject(element) ? expandObject(sandbox, element, rest) : element)),
    };
  const present = object[step];
  const id = step === 'refunds' ? object.id : present;
  const expanded = isObject(present) ? present : resolve[step]?.(sandbox, String(id));
  return { ...object, [step]: isObject(expanded) ? expandObject(sandbox, expanded, rest) : null };
};

const isObject = (value: unknown): value is WireObject => typeof value === 'object' && value !== null && !Array.isArray(value);
