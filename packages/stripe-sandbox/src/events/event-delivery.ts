import { createHmac } from 'node:crypto';
import type { FaultSwitch } from '../faults/fault-switch.ts';
import { eventObject } from '../objects/event-object.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import type { EventRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { planDelivery } from './plan-delivery.ts';

const answerWithinMilliseconds = 10_000;
const longestPauseMilliseconds = 60_000;
const defaultFirstRetryMilliseconds = 500;
/** With pauses of at most a minute this is about the three days for which Stripe retries. */
const mostAttempts = 4_300;

type Webhook = NonNullable<SandboxOptions['webhook']>;

/** The `Stripe-Signature` header for a raw body: `t=<epoch seconds>,v1=<HMAC SHA-256 of "t.body">`. */
/**
 * While a secret is rolled there are two, joined by a comma, and an event is signed with each, as Stripe
 * does.
 */
const signatureOf = (rawBody: string, secrets: string, epochSeconds: number): string => {
  const signed = secrets
    .split(',')
    .map((secret) => `v1=${createHmac('sha256', secret.trim()).update(`${epochSeconds}.${rawBody}`).digest('hex')}`);
  return [`t=${epochSeconds}`, ...signed].join(',');
};

const post = async ({ url, secret }: Webhook, event: EventRecord, stopped: AbortSignal): Promise<boolean> => {
  const body = JSON.stringify(eventObject({ ...event, delivery: 'waiting' }), null, 2);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    // Real time, whatever the sandbox clock says: the receiver compares with its own.
    'stripe-signature': signatureOf(body, secret, Math.floor(Date.now() / 1_000)),
  };
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(answerWithinMilliseconds)]);
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

/** Posts signed events to the webhook address until it answers 2xx, with growing pauses. */
export const createEventDelivery = (store: Store, webhook: SandboxOptions['webhook'], faults: FaultSwitch) => {
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();

  const later = (milliseconds: number, task: () => void): void => {
    if (stopping.signal.aborted) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      task();
    }, milliseconds);
    timers.add(timer);
  };
  const attempt = (id: string): void => {
    if (!webhook || stopping.signal.aborted) return;
    const sending = tryOnce(webhook, id).finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
  const tryOnce = async (to: Webhook, id: string): Promise<void> => {
    const event = store.find('events', id);
    if (!event) return;
    const delivered = await post(to, event, stopping.signal);
    if (stopping.signal.aborted && !delivered) return;
    const current = store.find('events', id) ?? event;
    const attempts = current.attempts + 1;
    const done = delivered || current.delivery === 'delivered';
    const delivery = done ? 'delivered' : attempts >= mostAttempts ? 'given_up' : 'waiting';
    store.put('events', { ...current, attempts, delivery });
    const first = to.firstRetryMilliseconds ?? defaultFirstRetryMilliseconds;
    if (delivery === 'waiting')
      later(Math.min(first * 2 ** Math.min(attempts - 1, 20), longestPauseMilliseconds), () => attempt(id));
  };
  const plan = planDelivery(faults, later);
  return {
    deliver: (event: EventRecord): void => {
      const kept = plan(event, () => attempt(event.id));
      if (kept === 'lost') store.put('events', { ...event, delivery: 'lost' });
    },
    /** Resumes the deliveries of an earlier run. */
    resume: (): void => {
      for (const event of store.list('events')) if (event.delivery === 'waiting') later(0, () => attempt(event.id));
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(underWay);
    },
  };
};
