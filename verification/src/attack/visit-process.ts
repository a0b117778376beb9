// Makes calls at a steady rate, however long each takes, until it is told to end, and then reports the
// results.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type Visit = {
  readonly url: string;
  /** In turn. Those with a body are posted. */
  readonly calls: readonly { readonly path: string; readonly headers?: Record<string, string>; readonly body?: string }[];
  /** Milliseconds between two. */
  readonly every: number;
  /**
   * As a proxy keeps them: open before, and what a call waits for one of them is not the product's time.
   * Without: as many as it takes.
   */
  readonly connections?: number;
};

/**
 * Times in milliseconds until the last byte: of all calls, and of those that were carried out. `refused` are
 * those that were told when to come again.
 */
export type Visited = {
  readonly times: readonly number[];
  readonly accepted: readonly number[];
  readonly refused: number;
  readonly wrong: number;
  readonly firstWrong: string;
};

const TICK = 10;
/**
 * Calls that wait at the same time, as at a proxy; more are not begun, so that this process has the memory
 * for them.
 */
const MAX_UNDERWAY = 30_000;
const visited = { times: [] as number[], accepted: [] as number[], refused: 0, wrong: 0, firstWrong: '' };
const note = (what: string): void => {
  visited.wrong += 1;
  visited.firstWrong ||= what;
};

const make = async ({ url, calls }: Visit, turn: number, agent: Agent): Promise<void> => {
  const { path, headers = {}, body } = calls[turn % calls.length] ?? { path: '/' };
  const from = `198.18.${(turn >> 8) % 256}.${turn % 256}`;
  const [method, own] = body === undefined ? ['GET', {}] : ['POST', { 'idempotency-key': randomUUID() }];
  const sent = request(url + path, { agent, method, headers: { 'x-forwarded-for': from, ...headers, ...own } });
  // More than one may come; the first is what is waited for.
  sent.on('error', () => undefined);
  let begun = performance.now();
  sent.once('socket', () => {
    begun = performance.now();
  });
  sent.end(body);
  const list: number[][] = [visited.times];
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    const { statusCode = 0 } = answer;
    if (statusCode < 400) list.push(visited.accepted);
    else if ((statusCode === 429 || statusCode === 503) && answer.headers['retry-after']) visited.refused += 1;
    else note(`${statusCode} ${path}`);
  } catch (thrown) {
    note(`${String(thrown)} ${path}`);
  }
  for (const times of list) times.push(performance.now() - begun);
};

/** A process' first calls take a tenth of a second longer, for reasons of its own. */
const open = async ({ url, connections = 1 }: Visit, agent: Agent): Promise<void> => {
  const first = async (): Promise<void> => {
    const [answer] = (await once(request(`${url}/api/health`, { agent }).end(), 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
  };
  await Promise.all(Array.from({ length: connections }, first));
};

const [visit] = (await once(process, 'message')) as [Visit];
const agent = new Agent({ keepAlive: true, maxSockets: visit.connections ?? Number.POSITIVE_INFINITY });
let isOver = false;
process.once('message', () => {
  isOver = true;
});
await open(visit, agent);
process.send?.('begun');
const underway = new Set<Promise<void>>();
const begun = performance.now();
for (let made = 0; !isOver; await pause(TICK))
  for (const due = (performance.now() - begun) / visit.every; made < due && underway.size < MAX_UNDERWAY; made += 1) {
    const call = make(visit, made, agent).finally(() => underway.delete(call));
    underway.add(call);
  }
await Promise.all(underway);
agent.destroy();
process.send?.(visited satisfies Visited);
