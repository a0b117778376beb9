import { type Booking, rupeesOf } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../../testing/accounts.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { storeData } from '../../../testing/stored-data/store-data.ts';
import type { BookingRecord } from '../booking.model.ts';

/** `npm run bench export` does the same with 100,000, and looks at the memory. */
const BOOKINGS = 4000;

const api = await testApi();
await storeData(api.dependencies, { packages: 30, bookings: BOOKINGS, until: new Date('2026-11-20T12:00:00Z') });

test('the pages that an export asks for hold every booking, row by row in the asked order', async () => {
  const admin = await signUpAdmin(api);
  const stored = await api.dependencies.database
    .collection<BookingRecord>('bookings')
    .find({}, { projection: { username: 1, travelDate: 1, totalAmount: 1, bookingStatus: 1 } })
    .sort({ totalAmount: -1, _id: -1 })
    .toArray();
  const exported: unknown[] = [];
  let next: URL | null = new URL('/api/booking?sort=-totalAmount&limit=100', api.url);
  while (next !== null) {
    const answer: Response = await fetch(next, { headers: admin.bearer });
    const bookings = (await answer.json()) as Booking[];
    exported.push(
      ...bookings.map(({ _id, user, travelDate, totalAmount, bookingStatus }) => [
        _id,
        user.username,
        travelDate,
        totalAmount,
        bookingStatus,
      ]),
    );
    const link: string | undefined = answer.headers.get('Link')?.match(/<([^>]+)>/)?.[1];
    next = link === undefined ? null : new URL(link, next);
  }
  expect(exported).toEqual(
    stored.map(({ _id, username, travelDate, totalAmount, bookingStatus }) => [
      String(_id),
      username,
      travelDate,
      rupeesOf(totalAmount),
      bookingStatus,
    ]),
  );
});
