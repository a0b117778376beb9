import type { InfiniteData } from '@tanstack/react-query';
import type { Booking, Trip } from '@wayfarer/contracts';
import type { Page } from '../../shared/api/call-list.ts';

/** Every shape in which the cache holds bookings: one, its trip, a page of a list, or all pages so far. */
export type StoredBookings = Booking | Trip | Page<Booking> | InfiniteData<Page<Booking>, string | null>;

const replaceInPage = (page: Page<Booking>, booking: Booking): Page<Booking> => ({
  ...page,
  entries: page.entries.map((entry) => (entry._id === booking._id ? booking : entry)),
});

/** The returned booking replaces the stored one with the same `_id` (docs/specification.md section 4). */
export const replaceBooking = (stored: StoredBookings | undefined, booking: Booking): StoredBookings | undefined => {
  if (stored === undefined) return undefined;
  if ('pages' in stored) return { ...stored, pages: stored.pages.map((page) => replaceInPage(page, booking)) };
  if ('entries' in stored) return replaceInPage(stored, booking);
  if ('booking' in stored) return stored.booking._id === booking._id ? { ...stored, booking } : stored;
  return stored._id === booking._id ? booking : stored;
};
