import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { pagesOf } from '../../database/pages-of.ts';
import { type BookingRecord, bookingSchema, readTrail, type TrailEntryRecord } from '../bookings/index.ts';

/** Bookings per page in memory. */
const PAGE = 500;

/** Fields that no check needs, among them the longest texts. */
const UNREAD = [
  'username',
  'usernameKey',
  'searchKeys',
  'package',
  'attempts.url',
  'attempts.paymentMethod',
  'trail.by',
  'trail.requestId',
];
const UNREAD_OF_ORDER = ['title', 'description', 'successUrl', 'cancelUrl', 'bookingId', 'attemptId', 'currency'];
const WITHOUT_UNREAD = Object.fromEntries(
  [...UNREAD, ...UNREAD_OF_ORDER.map((name) => `attempts.order.${name}`)].map((path) => [path, 0]),
);

type Stored = BookingRecord & { trail?: TrailEntryRecord[] };
export type CheckedBooking = { readonly booking: BookingRecord; readonly trail: TrailEntryRecord[] };

/**
 * Every booking with its trail, in the order of ids, a page at a time. Bypasses the object mapper, which
 * would take most of the time.
 */
export const checkedBookingPages = async function* (database: Connection): AsyncGenerator<CheckedBooking[]> {
  const all = modelOf(database, 'Booking', bookingSchema)
    .collection.find<Stored>({}, { projection: WITHOUT_UNREAD })
    .sort({ _id: 1 })
    .hint({ _id: 1 })
    .batchSize(PAGE);
  for await (const page of pagesOf(all, PAGE)) yield page.map(({ trail, ...booking }) => ({ booking, trail: readTrail(trail) }));
};
