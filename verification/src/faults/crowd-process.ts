// Calls as a crowd makes them, however long each takes: reads from standard input what and how many, and writes what came of it.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { inOrder, percentile } from '../attack/percentile.ts';

export type Crowd = {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
  /** In turn. */
  readonly calls: readonly { readonly path: string; readonly headers?: Record<string, string>; readonly body?: string }[];
};
/** Times in milliseconds, of calls that were carried out; `refused` are those that were told when to come again. */
export type Met = {
  readonly accepted: number;
  readonly refused: number;
  readonly wrong: number;
  readonly firstWrong: string;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
};

const TICK = 10;
const { url, perSecond, seconds, calls } = (await json(process.stdin)) as Crowd;
const CONNECTIONS = 1000;
/** As a proxy keeps them: open before, and what a call waits for one of them is not the product's time. */
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    const [answer] = (await once(request(`${url}/api/health`, { agent }).end(), 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
  }),
);
const times: number[] = [];
let refused = 0;
let wrong = 0;
let firstWrong = '';
const note = (what: string): void => {
  wrong += 1;
  firstWrong ||= what;
};

const begin = (turn: number): Promise<void> =>
  new Promise((resolve) => {
    const { path, headers = {}, body } = calls[turn % calls.length] ?? { path: '/' };
    let begun = 0;
    const end = (answer: IncomingMessage): void => {
      const { statusCode = 0 } = answer;
      if (statusCode < 400) times.push(performance.now() - begun);
      else if ((statusCode === 429 || statusCode === 503) && answer.headers['retry-after']) refused += 1;
      else note(`${statusCode} ${path}`);
      resolve();
    };
    const from = `198.18.${(turn >> 8) % 256}.${turn % 256}`;
    const sent = request(url + path, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-forwarded-for': from, ...headers, ...(body === undefined ? {} : { 'idempotency-key': randomUUID() }) },
    });
    sent.on('socket', () => {
      begun = performance.now();
    });
    sent.on('response', (answer) =>
      answer
        .on('end', () => end(answer))
        .on('error', () => undefined)
        .resume(),
    );
    sent.on('error', (error) => {
      note(`${error.message} ${path}`);
      resolve();
    });
    sent.end(body);
  });

const underway = new Set<Promise<void>>();
const begun = performance.now();
for (let made = 0; ; ) {
  const passed = performance.now() - begun;
  if (passed > seconds * 1000) break;
  for (const due = (passed / 1000) * perSecond; made < due; made += 1) {
    const call = begin(made).finally(() => underway.delete(call));
    underway.add(call);
  }
  await pause(TICK);
}
await Promise.all(underway);
agent.destroy();
const ordered = inOrder(times);
const met: Met = {
  accepted: times.length,
  refused,
  wrong,
  firstWrong,
  p50: percentile(ordered, 0.5),
  p99: percentile(ordered, 0.99),
  slowest: ordered.at(-1) ?? 0,
};
process.stdout.write(JSON.stringify(met));
