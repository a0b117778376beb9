import { badRequest } from '../http/stripe-error.ts';
import type { Sandbox } from '../sandbox.ts';
import { chargeObject } from './charge-object.ts';
import { lineItemObject } from './line-item-object.ts';
import { listObject } from './list-object.ts';
import { paymentIntentObject } from './payment-intent-object.ts';
import { refundObject } from './refund-object.ts';
import type { WireObject } from './wire-object.ts';

export type ObjectName = 'checkout.session' | 'payment_intent' | 'charge' | 'refund' | 'event' | 'item';
type Answer = ObjectName | `list of ${ObjectName}`;
interface Expansion {
  becomes: Answer | null;
  resolve(sandbox: Sandbox, object: WireObject): unknown;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const intentOf: Expansion = {
  becomes: 'payment_intent',
  resolve: (sandbox, object) => {
    const intent = sandbox.store.find('paymentIntents', textOf(object.payment_intent));
    return intent && paymentIntentObject(intent, sandbox.publicUrl);
  },
};
const chargeUnder = (field: string): Expansion => ({
  becomes: 'charge',
  resolve: (sandbox, object) => {
    const charge = sandbox.store.find('charges', textOf(object[field]));
    return charge && chargeObject(charge);
  },
});
const refundsOf: Expansion = {
  becomes: 'list of refund',
  resolve: (sandbox, object) => {
    const refunds = sandbox.store.list('refunds').filter((refund) => refund.chargeId === object.id);
    return listObject(`/v1/charges/${textOf(object.id)}/refunds`, refunds.reverse().map(refundObject), false);
  },
};
const lineItemsOf: Expansion = {
  becomes: 'list of item',
  resolve: (sandbox, object) => {
    const session = sandbox.store.find('sessions', textOf(object.id));
    const items = session ? session.lineItems.map((line) => lineItemObject(line, session)) : [];
    return listObject(`/v1/checkout/sessions/${textOf(object.id)}/line_items`, items, false);
  },
};
/** Expandable at Stripe, but never filled here. */
const neverFilled: Expansion = { becomes: null, resolve: () => null };

const expansions: Record<ObjectName, Record<string, Expansion>> = {
  'checkout.session': { payment_intent: intentOf, line_items: lineItemsOf, customer: neverFilled, invoice: neverFilled },
  payment_intent: { latest_charge: chargeUnder('latest_charge'), customer: neverFilled },
  charge: { payment_intent: intentOf, refunds: refundsOf, balance_transaction: neverFilled, customer: neverFilled },
  refund: { charge: chargeUnder('charge'), payment_intent: intentOf, balance_transaction: neverFilled },
  event: {},
  item: {},
};

const refusal = (path: string) => badRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });

/** Refuses a path that Stripe would refuse, before anything is done. Paths are dotted and at most four levels deep. */
export function checkExpansion(answer: Answer, path: string): void {
  let current: Answer | null = answer;
  const steps = path.split('.');
  if (steps.length > 4) throw badRequest('You cannot expand more than 4 levels of a property.', { param: 'expand' });
  for (const step of steps) {
    if (current === null) throw refusal(path);
    if (current.startsWith('list of ')) {
      if (step !== 'data') throw refusal(path);
      current = elementOf(current);
      continue;
    }
    const expansion: Expansion | undefined = expansionOf(current, step);
    if (!expansion) throw refusal(path);
    current = expansion.becomes;
  }
}

const objectNames = Object.keys(expansions);
const isObjectName = (name: string): name is ObjectName => objectNames.includes(name);
/** Own properties only: the step comes from the caller. */
const expansionOf = (answer: string, step: string): Expansion | undefined =>
  isObjectName(answer) && Object.hasOwn(expansions[answer], step) ? expansions[answer][step] : undefined;
function elementOf(answer: string): ObjectName | null {
  const name = answer.replace('list of ', '');
  return isObjectName(name) ? name : null;
}

/** Replaces ids along the path by what they name. Paths must have been checked. */
export function expandObject(sandbox: Sandbox, object: WireObject, steps: string[]): WireObject {
  const [step, ...rest] = steps;
  if (step === undefined) return object;
  if (object.object === 'list' && Array.isArray(object.data)) {
    return {
      ...object,
      data: object.data.map((element: unknown) => (isObject(element) ? expandObject(sandbox, element, rest) : element)),
    };
  }
  const present = object[step];
  const expanded = isObject(present) ? present : expansionOf(textOf(object.object), step)?.resolve(sandbox, object);
  return { ...object, [step]: isObject(expanded) ? expandObject(sandbox, expanded, rest) : (expanded ?? null) };
}

const isObject = (value: unknown): value is WireObject => typeof value === 'object' && value !== null && !Array.isArray(value);
