import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Booking, rupeesOf } from '@wayfarer/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpAdmin } from '../../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { storeData } from '../../../testing/stored-data/store-data.ts';
import type { BookingRecord } from '../booking.model.ts';

/** Half a minute of work is left to CI. */
const BOOKINGS = process.env.CI ? 100_000 : 4000;
/** What the heap may grow by between the first quarter and the end; the rows themselves are some 100 MB of JSON. */
const FLAT = 32 * 1024 * 1024;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await storeData(api.dependencies, { packages: 30, bookings: BOOKINGS, until: new Date('2026-11-20T12:00:00Z') });
}, 300_000);
afterAll(() => api.stop());

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heapNow = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

test(`the pages that an export asks for hold all ${BOOKINGS} bookings, row by row in the asked order, and the heap stays flat`, async () => {
  const admin = await signUpAdmin(api);
  const stored = api.dependencies.database
    .collection<BookingRecord>('bookings')
    .find({}, { projection: { username: 1, travelDate: 1, totalAmount: 1, bookingStatus: 1 } })
    .sort({ totalAmount: -1, _id: -1 })
    .allowDiskUse();
  let next: URL | null = new URL('/api/booking?sort=-totalAmount&limit=100', api.url);
  let rows = 0;
  let heap: number | null = null;
  while (next !== null) {
    const answer: Response = await fetch(next, { headers: admin.bearer });
    for (const booking of (await answer.json()) as Booking[]) {
      const record = await stored.next();
      const { _id, user, travelDate, totalAmount, bookingStatus } = booking;
      const row = [_id, user.username, travelDate, totalAmount, bookingStatus];
      const plain = record && [
        String(record._id),
        record.username,
        record.travelDate,
        rupeesOf(record.totalAmount),
        record.bookingStatus,
      ];
      // An assertion for each row would take as long as the export.
      if (String(row) !== String(plain)) expect(row).toEqual(plain);
      rows += 1;
    }
    if (rows >= BOOKINGS / 4) heap ??= heapNow();
    const link: string | undefined = answer.headers.get('Link')?.match(/<([^>]+)>/)?.[1];
    next = link === undefined ? null : new URL(link, next);
  }
  expect(rows).toBe(BOOKINGS);
  expect(await stored.next()).toBeNull();
  expect(heapNow() - (heap ?? 0)).toBeLessThan(FLAT);
}, 600_000);
