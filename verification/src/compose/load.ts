import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { type Account, bodyOf } from '../product/http-client.ts';
import type { Client, Offer } from './client.ts';
import { SITE } from './stack.ts';

const READERS = 6;
const BOOKERS = 2;
/** Between two calls of one of them, in milliseconds. */
const REST_MS = 50;
/** A browser would not wait longer, in milliseconds. */
const MAX_MS = 60_000;

type Asked = { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

export type Seen = { calls: number; booked: string[]; failed: string[]; slowest: number };

let calls = 0;
/** Each call from another address: nobody makes more calls than the limits allow. */
export const headersOf = (by?: Account): Record<string, string> => {
  calls += 1;
  const from = `203.0.${Math.floor(calls / 250) % 250}.${1 + (calls % 250)}`;
  return { 'x-forwarded-for': from, ...(by ? { authorization: `Bearer ${by.token}` } : {}) };
};

/** Each booking that was answered is there. */
export const assertBooked = async (client: Client, by: Account, booked: readonly string[]): Promise<void> => {
  for (const id of booked) {
    const path = `/api/booking/bookingById/${id}`;
    bodyOf(await client.ask({ method: 'GET', path, by, headers: headersOf() }), `the booking ${id}, which was answered`);
  }
};

/**
 * Visitors who read pages and lists, some of which no process has ready, and travellers who book, until it is
 * stopped. A call fails when no answer comes, or one that a visitor sees as a failure of the site.
 */
export const startLoad = (by: Account, offer: Offer): { stop: () => Promise<Seen> } => {
  const seen: Seen = { calls: 0, booked: [], failed: [], slowest: 0 };
  let isOver = false;
  const call = async (path: string, init: Asked = {}): Promise<string | null> => {
    const begun = performance.now();
    try {
      const signal = AbortSignal.timeout(MAX_MS);
      const answer = await fetch(`${SITE}${path}`, { ...init, headers: init.headers ?? headersOf(), signal });
      const text = await answer.text();
      if (answer.ok) return text;
      seen.failed.push(`${init.method ?? 'GET'} ${path}: ${answer.status} ${text.slice(0, 120)}`);
    } catch (thrown) {
      seen.failed.push(`${init.method ?? 'GET'} ${path}: ${inspect(thrown)}`);
    } finally {
      seen.calls += 1;
      seen.slowest = Math.max(seen.slowest, performance.now() - begun);
    }
    return null;
  };
  const read = async (turn: number): Promise<void> => {
    const paths = ['/', '/api/package', `/api/package?minPrice=${turn % 5000}`, '/api/destination', '/about-us'];
    await call(paths[turn % paths.length] ?? '/');
  };
  const book = async (): Promise<void> => {
    const text = await call('/api/booking', {
      method: 'POST',
      headers: { ...headersOf(by), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...offer, userId: by.userId, totalPersons: 1 }),
    });
    if (text !== null) seen.booked.push(JSON.parse(text).booking.id);
  };
  const repeat = async (first: number, act: (turn: number) => Promise<void>): Promise<void> => {
    for (let turn = first; !isOver; turn += 7) {
      await act(turn);
      await pause(REST_MS);
    }
  };
  const running = [
    ...Array.from({ length: READERS }, (_, index) => repeat(index, read)),
    ...Array.from({ length: BOOKERS }, (_, index) => repeat(index, book)),
  ];
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(running);
      return seen;
    },
  };
};
