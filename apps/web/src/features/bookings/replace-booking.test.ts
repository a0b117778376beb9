import { sampleBooking } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { replaceBooking } from './replace-booking.ts';

const other = { ...sampleBooking, _id: 'b'.repeat(24) };
const returned = { ...sampleBooking, bookingStatus: 'cancelled' as const };
const page = { entries: [other, sampleBooking], total: { count: 2, isExact: true }, nextCursor: null };

test('a returned booking takes its own place and no other, in every form the cache holds (§4.8)', () => {
  expect(replaceBooking(sampleBooking, returned)).toBe(returned);
  expect(replaceBooking(other, returned)).toBe(other);
  expect(replaceBooking(page, returned)).toEqual({ ...page, entries: [other, returned] });
  expect(replaceBooking({ pages: [page], pageParams: [null] }, returned)).toEqual({
    pages: [{ ...page, entries: [other, returned] }],
    pageParams: [null],
  });
  expect(replaceBooking(undefined, returned)).toBeUndefined();
});
