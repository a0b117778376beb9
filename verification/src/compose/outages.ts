import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Booking } from '@wayfarer/contracts';
import { bodyOf } from '../product/http-client.ts';
import { type Client, findOffer, logIn } from './client.ts';
import { checkProxyLog, provokeLines, SEARCHED } from './proxy-log.ts';
import { compose, SITE } from './stack.ts';

/** How long the database is silent, and how long the proxy waits for an answer at most, in milliseconds. */
const SILENT_MS = 30_000;
const MAX_MS = 12_000;

/**
 * While the database is frozen visitors see the catalogue, a booking is told to come again, and sent again it
 * is made once.
 */
export const checkSilentDatabase = async (client: Client): Promise<string> => {
  const [by, offer] = [await logIn(client, 'admin'), await findOffer(client)];
  const paths = ['/', '/about-us', '/api/package', '/api/destination'];
  let slowestRead = 0;
  const read = async (path: string): Promise<void> => {
    const sent = performance.now();
    const answer = await fetch(`${SITE}${path}`);
    await answer.arrayBuffer();
    slowestRead = Math.max(slowestRead, performance.now() - sent);
    assert.equal(answer.status, 200, path);
  };
  // What each of the two processes has been asked for before is what it shows meanwhile.
  for (const path of paths) await Promise.all(Array.from({ length: 20 }, () => read(path)));
  slowestRead = 0;
  const headers = { 'idempotency-key': randomUUID() };
  const order = {
    method: 'POST',
    path: '/api/booking',
    by,
    headers,
    body: { ...offer, userId: by.userId, totalPersons: 1 },
  } as const;
  await compose(['pause', 'mongo']);
  const begun = performance.now();
  const isOver = (): boolean => performance.now() - begun > SILENT_MS;
  let [reads, slowest] = [0, 0];
  try {
    const booking = async (): Promise<void> => {
      while (!isOver()) {
        const sent = performance.now();
        assert.equal((await client.once(order))?.status, 503);
        slowest = Math.max(slowest, performance.now() - sent);
      }
    };
    const looking = async (): Promise<void> => {
      for (; !isOver(); reads += paths.length) {
        for (const path of paths) await read(path);
        await pause(100);
      }
    };
    await Promise.all([booking(), looking()]);
  } finally {
    await compose(['unpause', 'mongo']);
  }
  assert.ok(slowest < MAX_MS, `a booking waited ${slowest} ms`);
  const [first, again] = [await client.ask(order), await client.ask(order)].map((answer) =>
    bodyOf<{ booking: Booking }>(answer, 'book'),
  );
  assert.equal(first?.booking.id, again?.booking.id, 'one key made two bookings');
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
  return `${reads} of ${reads} reads went well, the slowest took ${seconds(slowestRead)} s; a booking was told after ${seconds(slowest)} s to come again, and made once`;
};

/**
 * While no API process runs, people get a page of the brand, and programs a sentence; the log names neither
 * address nor search, of what failed too.
 */
export const checkAway = async (): Promise<string> => {
  await provokeLines();
  await compose(['stop', 'api', 'api-2']);
  try {
    const ask = (path: string): Promise<Response> => fetch(`${SITE}${path}?title=${SEARCHED}`);
    const [page, call] = await Promise.all([ask('/'), ask('/api/account')]);
    for (const answer of [page, call]) assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '10']);
    assert.match(await page.text(), /<strong>Wayfarer<\/strong>\s+<h1>Back in a moment/);
    assert.equal(((await call.json()) as { code: string }).code, 'NOT_READY');
    await checkProxyLog();
  } finally {
    await compose(['up', '--detach', '--wait', 'api', 'api-2']);
  }
  return 'a page of the brand, and a sentence for programs';
};
