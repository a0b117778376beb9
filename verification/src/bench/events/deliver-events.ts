import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';

export type Delivered = {
  /** Milliseconds from sending to the answer, of those answered 200. */
  accepted: number[];
  /** Their status, or why no answer came. */
  refused: string[];
  seconds: number;
};
type Target = { url: string; secret: string; sessions: readonly string[] };

/** What the events of a run begin with; the provider's own, which the API fetches by itself, do not count. */
export const ID_PREFIX = 'evt_bench_';

const KINDS = ['checkout.session.completed', 'checkout.session.expired', 'checkout.session.async_payment_succeeded'];

/** About as large as the provider's own. */
const eventBody = ({ sessions }: Target, index: number): string =>
  JSON.stringify(
    {
      id: `${ID_PREFIX}${randomBytes(12).toString('hex')}`,
      object: 'event',
      type: KINDS[index % KINDS.length],
      data: { object: { id: sessions[index % sessions.length], object: 'checkout.session', filling: 'x'.repeat(2500) } },
    },
    null,
    2,
  );

const post = (agent: Agent, { url, secret }: Target, body: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret }),
    };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(body);
  });

const deliverer = (target: Target) => {
  const agent = new Agent({ keepAlive: true });
  const delivered: Delivered = { accepted: [], refused: [], seconds: 0 };
  const startedAt = performance.now();
  let count = 0;
  return {
    deliver: async (): Promise<void> => {
      const body = eventBody(target, count);
      count += 1;
      const sentAt = performance.now();
      const answer = await post(agent, target, body).catch((thrown: unknown) => String(thrown));
      if (answer === 200) delivered.accepted.push(performance.now() - sentAt);
      else delivered.refused.push(String(answer));
    },
    end: (): Delivered => {
      agent.destroy();
      return { ...delivered, seconds: (performance.now() - startedAt) / 1000 };
    },
  };
};

/** As many as go: each of the connections sends the next as soon as its last is answered. */
export const deliverAtOnce = async (target: Target, connections: number, seconds: number): Promise<Delivered> => {
  const { deliver, end } = deliverer(target);
  const until = performance.now() + seconds * 1000;
  const work = async (): Promise<void> => {
    while (performance.now() < until) await deliver();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return end();
};

/** At a steady rate, whether or not the earlier ones are answered. */
export const deliverSteadily = async (target: Target, perSecond: number, seconds: number): Promise<Delivered> => {
  const { deliver, end } = deliverer(target);
  const startedAt = performance.now();
  const underWay: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const wait = startedAt + (index * 1000) / perSecond - performance.now();
    if (wait > 1) await pause(wait);
    underWay.push(deliver());
  }
  await Promise.all(underWay);
  return end();
};
