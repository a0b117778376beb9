import { type FaultName, type FaultSettingsInput, faultNames, startStripeSandbox } from '@wayfarer/stripe-sandbox';
import { LISTED, readSession, type SessionAtProvider, type WireSession } from './session-at-provider.ts';

export const STRIPE_SECRET_KEY = 'sk_test_chaos';
export const STRIPE_WEBHOOK_SECRET = 'whsec_chaos_of_the_test';

export type RefundAtProvider = {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
};
type Page<Thing> = { readonly data: readonly Thing[]; readonly has_more: boolean };

/** The stand-in for Stripe, and what people do there: pay on its page, refund in its dashboard. */
export type Provider = {
  readonly url: string;
  readonly setFaults: (faults: FaultSettingsInput) => void;
  readonly strikes: () => readonly (readonly [FaultName, number])[];
  readonly pay: (sessionId: string, card: string) => Promise<string>;
  readonly paymentOf: (sessionId: string) => Promise<string | null>;
  readonly refundInDashboard: (paymentId: string) => Promise<boolean>;
  readonly moveClock: (seconds: number) => Promise<void>;
  readonly listSessions: () => Promise<SessionAtProvider[]>;
  readonly listRefunds: () => Promise<RefundAtProvider[]>;
  readonly close: () => Promise<void>;
};

/** Starts it in this process. It tells its events to the address, and counts how often each fault struck. */
export const startProvider = async (webhookUrl: string): Promise<Provider> => {
  const { url, faults, close } = await startStripeSandbox({
    port: 0,
    secretKeys: [STRIPE_SECRET_KEY],
    webhook: { url: webhookUrl, secret: STRIPE_WEBHOOK_SECRET },
    stateFile: null,
    sellerName: 'Chaos',
  });
  const strikes = new Map<FaultName, number>(faultNames.map((name) => [name, 0]));
  const { strike } = faults;
  faults.strike = (name, target) => {
    const struck = strike(name, target);
    if (struck) strikes.set(name, (strikes.get(name) ?? 0) + 1);
    return struck;
  };

  const ask = async (method: string, path: string, body?: object | URLSearchParams): Promise<Response> =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${STRIPE_SECRET_KEY}`,
        ...(body instanceof URLSearchParams ? {} : { 'content-type': 'application/json' }),
      },
      ...(body ? { body: body instanceof URLSearchParams ? body : JSON.stringify(body) } : {}),
    });
  const listAll = async <Thing extends { id: string }>(path: string): Promise<Thing[]> => {
    const all: Thing[] = [];
    for (;;) {
      const last = all.at(-1);
      const answer = await ask('GET', `${path}?limit=100${LISTED[path] ?? ''}${last ? `&starting_after=${last.id}` : ''}`);
      if (!answer.ok) throw new Error(`The provider answered ${answer.status} to a list.`);
      const page = (await answer.json()) as Page<Thing>;
      all.push(...page.data);
      if (!page.has_more) return all;
    }
  };
  return {
    url,
    setFaults: faults.set,
    strikes: () => [...strikes],
    pay: async (session, card) => {
      const answer = await ask('POST', '/_sandbox/pay', { session, card });
      return answer.ok ? ((await answer.json()) as { kind: string }).kind : 'refused';
    },
    paymentOf: async (sessionId) => {
      const answer = await ask('GET', `/v1/checkout/sessions/${sessionId}`).catch(() => null);
      return answer?.ok ? ((await answer.json()) as { payment_intent: string | null }).payment_intent : null;
    },
    refundInDashboard: async (payment_intent) => {
      const order = new URLSearchParams({ payment_intent, 'metadata[by]': 'dashboard' });
      return (await ask('POST', '/v1/refunds', order).catch(() => null))?.ok ?? false;
    },
    moveClock: async (seconds) => void (await ask('POST', '/_sandbox/clock', { now: Math.floor(Date.now() / 1000) + seconds })),
    listSessions: async () => (await listAll<WireSession>('/v1/checkout/sessions')).map(readSession),
    listRefunds: () => listAll<RefundAtProvider>('/v1/refunds'),
    close,
  };
};
