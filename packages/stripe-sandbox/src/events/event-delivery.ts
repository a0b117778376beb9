import type { FaultSwitch } from '../faults/fault-switch.ts';
import { eventObject } from '../objects/event-object.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import type { EventRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { planDelivery } from './plan-delivery.ts';
import { signEvent } from './sign-event.ts';

const answerWithinMilliseconds = 10_000;
const longestPauseMilliseconds = 60_000;
const defaultFirstRetryMilliseconds = 500;
/** With pauses of at most a minute this is about the three days that Stripe tries for. */
const mostAttempts = 4_300;

export type EventDelivery = {
  deliver(event: EventRecord): void;
  /** Takes up what an earlier run did not get delivered. */
  resume(): void;
  stop(): Promise<void>;
};

/** Posts signed events to the webhook address until it answers 2xx, with growing pauses. */
export const createEventDelivery = (store: Store, webhook: SandboxOptions['webhook'], faults: FaultSwitch): EventDelivery => {
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
    const sending = attemptDelivery(store, webhook, id, stopping.signal).then((retryInMilliseconds) => {
      underWay.delete(sending);
      if (retryInMilliseconds !== null) later(retryInMilliseconds, () => attempt(id));
    });
    underWay.add(sending);
  };
  const plan = planDelivery(faults, later);
  return {
    deliver: (event) => {
      const kept = plan(event, () => attempt(event.id));
      if (kept === 'lost') store.put('events', { ...event, delivery: 'lost' });
    },
    resume: () => {
      for (const event of store.list('events')) if (event.delivery === 'waiting') later(0, () => attempt(event.id));
    },
    stop: async () => {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(underWay);
    },
  };
};

/** One try. Answers after how long to try again, or null when there is nothing left to do. */
const attemptDelivery = async (
  store: Store,
  webhook: { url: string; secret: string; firstRetryMilliseconds?: number },
  id: string,
  stopped: AbortSignal,
): Promise<number | null> => {
  const event = store.find('events', id);
  if (!event) return null;
  const delivered = await post(webhook, event, stopped);
  if (stopped.aborted && !delivered) return null;
  const current = store.find('events', id) ?? event;
  const attempts = current.attempts + 1;
  const done = delivered || current.delivery === 'delivered';
  const delivery = done ? 'delivered' : attempts >= mostAttempts ? 'given_up' : 'waiting';
  store.put('events', { ...current, attempts, delivery });
  if (delivery !== 'waiting') return null;
  const first = webhook.firstRetryMilliseconds ?? defaultFirstRetryMilliseconds;
  return Math.min(first * 2 ** Math.min(attempts - 1, 20), longestPauseMilliseconds);
};

const post = async (webhook: { url: string; secret: string }, event: EventRecord, stopped: AbortSignal): Promise<boolean> => {
  const body = JSON.stringify(eventObject({ ...event, delivery: 'waiting' }), null, 2);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    // Real time, whatever the sandbox clock says: the receiver compares with its own.
    'stripe-signature': signEvent(body, webhook.secret, Math.floor(Date.now() / 1_000)),
  };
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(answerWithinMilliseconds)]);
  try {
    const answer = await fetch(webhook.url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};
