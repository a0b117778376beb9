import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@wayfarer/local-stack/mongod';
import { expect, test } from 'vitest';
import { eventually, startMoneyJourney } from '../testing/money-journey.ts';
import { startApiProcess } from '../testing/servers/start-api-process.ts';
import { testApi } from '../testing/start-test-api.ts';

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string };
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** Has a process say which packages it loads. */
const TELL_LOADED =
  "--import=data:text/javascript,import{registerHooks}from'node:module';registerHooks({resolve:(name,context,next)=>{console.log('loaded%20'+name);return%20next(name,context)}})";

const api = await testApi();
const journey = await startMoneyJourney(api);

/** A collector of traces that keeps what it is sent; with a fault it never answers. */
const startCollector = async ({ isSilent = false } = {}) => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    if (isSilent) return;
    void text(request).then((body) => {
      bodies.push(body);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: (): Span[] =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

test('a payment that begins is one trace, of the call, its commands to the database and the question to the provider; the log names it', async () => {
  const collector = await startCollector();
  const running = await startApiProcess(api, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    LOG_LEVEL: 'info',
    NODE_OPTIONS: TELL_LOADED,
  });
  const { traveller } = journey;
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  const headers = { ...traveller.bearer, 'content-type': 'application/json', traceparent };
  const booked: string[] = [];
  const beginPayment = async (): Promise<void> => {
    const { _id } = await journey.book();
    booked.push(_id);
    const body = JSON.stringify({ userId: traveller.userId, bookingId: _id });
    await (await fetch(`${running.url}/api/payment`, { method: 'POST', headers, body })).text();
  };
  const within = ({ traceId }: Span, spans: readonly Span[]): Span[] => spans.filter((span) => span.traceId === traceId);
  const wholeIn = (spans: readonly Span[]): Span | undefined =>
    spans.find((span) => {
      const names = new Set(within(span, spans).map(({ name }) => name));
      const isWhole = ['stripe openSession', 'mongodb update bookings'].every((name) => names.has(name));
      return span.name === 'POST /api/payment' && isWhole;
    });
  // Nothing waits for the collector or the provider, so a busy machine may lose what was sent for one of
  // them.
  await eventually(async () => {
    await beginPayment();
    await pause(1000);
    return wholeIn(collector.spans()) !== undefined;
  });
  await running.end();

  const spans = collector.spans();
  const call = wholeIn(spans) as Span;
  expect(call.traceId).toMatch(/^(?!a{32})[0-9a-f]{32}$/);
  for (const span of within(call, spans).filter((each) => each !== call)) expect(span.parentSpanId).toMatch(/^[0-9a-f]{16}$/);
  expect(running.said()).toContain('loaded @opentelemetry/sdk-trace');
  const lines = running.said().split('\n');
  expect(
    lines.find((line) => line.includes('"route":"/api/payment"') && line.includes(`"traceId":"${call.traceId}"`)),
  ).toBeDefined();
  for (const told of [traveller.username, ...booked, String(traveller.bearer.Authorization)])
    expect(collector.text()).not.toContain(told);
  collector.close();
});

test('a collector that hangs or is not there keeps nobody waiting, and no process from ending', async () => {
  const silent = await startCollector({ isSilent: true });
  for (const endpoint of [silent.url, `http://127.0.0.1:${await freePort()}`]) {
    const running = await startApiProcess(api, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    for (let index = 0; index < 20; index += 1) {
      const { status } = await fetch(`${running.url}/api/account`, { headers: { ...journey.traveller.bearer } });
      expect(status).toBe(200);
    }
    await running.end();
  }
  silent.close();
});

test('without an address nothing of it is loaded', async () => {
  const running = await startApiProcess(api, { NODE_OPTIONS: TELL_LOADED });
  expect((await fetch(`${running.url}/api/ready`)).status).toBe(200);
  await running.end();
  expect(running.said()).toContain('loaded express');
  expect(running.said()).not.toContain('loaded @opentelemetry/sdk-trace');
});
