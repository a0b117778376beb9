// The load generator, in a process of its own: reads what to send from standard input, and writes what came
// of it.
import { json } from 'node:stream/consumers';
import autocannon from 'autocannon';
import type { Load, LoadRequest, ToldResult } from './load.ts';

const {
  url,
  connections = 64,
  seconds = 5,
  perSecond,
  amount,
  requests = [],
  ofConnection,
} = (await json(process.stdin)) as Load;

/** Seconds; what takes longer counts as failed. */
const MAX_ANSWER_SECONDS = 120;

/** What was answered to the first call that failed. */
let firstFailure: string | undefined;
const watched = (all: readonly LoadRequest[]) =>
  all.map((request) => ({
    ...request,
    onResponse: (status: number, body: string): void => {
      if (status < 200 || status >= 300) firstFailure ??= `${status} ${body.slice(0, 300)}`;
    },
  }));

/** autocannon tells durations in whole seconds, which is too coarse for a certain number of calls. */
const startedAt = performance.now();
let answeredAt = startedAt;
let client = 0;
const result = await autocannon({
  url,
  connections,
  timeout: MAX_ANSWER_SECONDS,
  ...(amount === undefined ? { duration: seconds } : { amount }),
  ...(perSecond === undefined ? {} : { overallRate: perSecond }),
  ...(requests.length === 0 ? {} : { requests: watched(requests) }),
  setupClient: (connection) => {
    const own = ofConnection?.[client];
    client += 1;
    connection.on('response', () => {
      answeredAt = performance.now();
    });
    if (own) connection.setRequests(watched(own));
  },
});
const told: ToldResult = {
  perSecond: (result['2xx'] * 1000) / (answeredAt - startedAt),
  p50: result.latency.p50,
  p99: result.latency.p99,
  max: result.latency.max,
  answered: result['2xx'],
  failed: result.non2xx + result.errors,
  ...(firstFailure === undefined ? {} : { firstFailure }),
};
process.stdout.write(JSON.stringify(told));
