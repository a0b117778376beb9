import { badRequest } from '../http/stripe-error.ts';
import type { Sandbox } from '../sandbox.ts';
import { chargeObject } from './charge-object.ts';
import { listObject } from './list-object.ts';
import { paymentIntentObject } from './payment-intent-object.ts';
import { refundObject } from './refund-object.ts';
import type { WireObject } from './wire-object.ts';

/** What can be expanded here: from a session down to the refunds of its charge. */
const chain = ['payment_intent', 'latest_charge', 'refunds'] as const;
const beginsAt = { 'checkout.session': 0, payment_intent: 1, charge: 2, refund: 3, event: 3 };
export type ObjectName = keyof typeof beginsAt;
export type Answer = ObjectName | `list of ${ObjectName}`;

/** Refuses a path that cannot be expanded, before anything is done. */
export const checkExpansion = (answer: Answer, path: string): void => {
  const isList = answer.startsWith('list of ');
  const below = chain.slice(beginsAt[answer.replace('list of ', '') as ObjectName]);
  const known = below.map((_, index) => [...(isList ? ['data'] : []), ...below.slice(0, index + 1)].join('.'));
  if (!known.includes(path)) throw badRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
};

const resolve: Record<string, (sandbox: Sandbox, id: string) => WireObject | null> = {
  payment_intent: ({ store, publicUrl }, id) => {
    const intent = store.find('paymentIntents', id);
    return intent && paymentIntentObject(intent, publicUrl);
  },
  latest_charge: ({ store }, id) => {
    const charge = store.find('charges', id);
    return charge && chargeObject(charge);
  },
  refunds: ({ store }, id) => {
    const refunds = store.list('refunds').filter((refund) => refund.chargeId === id);
    return listObject(`/v1/charges/${id}/refunds`, refunds.reverse().map(refundObject), false);
  },
};

/** Replaces ids along the path by what they name. Paths must have been checked. */
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
