import { addDays, type CalendarDate, startOfDay } from '@wayfarer/contracts';
import { foreignCursor, readCursor } from '../../../database/lists/list-cursor.ts';
import type { Total } from '../../../database/lists/list-total.ts';
import type { BookingRecord } from '../../bookings/index.ts';
import type { PaymentRecord } from '../payment-record.ts';
import { type AttemptFilter, isMatch } from './attempt-filter.ts';

/** Above and below every key of the list. */
const BEHIND_ALL = '';
const BEFORE_ALL = '~';
export const LIST_KEY = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z [0-9a-f]{24}$/;

/** The part of the list that is asked for, newest first: from the first key to, but without, the second. */
export type Stretch = { readonly before: string; readonly after: string; readonly total: Total | null };

const readKey = (cursor: string): { key: string; total: Total | null } => {
  // Cursors of an earlier version are the key alone.
  const plain = Buffer.from(cursor, 'base64url').toString();
  if (LIST_KEY.test(plain)) return { key: plain, total: null };
  const { key, total } = readCursor(cursor, 'String');
  if (LIST_KEY.test(String(key))) return { key: String(key), total };
  throw foreignCursor();
};

/** Keys start with the timestamp, so a day is a key range. */
export const stretchOf = (
  { cursor, from, to }: { cursor?: string | undefined; from?: CalendarDate | undefined; to?: CalendarDate | undefined },
  timeZone: string,
): Stretch => {
  const begun = cursor ? readKey(cursor) : { key: BEFORE_ALL, total: null };
  const end = to ? startOfDay(addDays(to, 1), timeZone).toISOString() : BEFORE_ALL;
  const after = from ? startOfDay(from, timeZone).toISOString() : BEHIND_ALL;
  const [before = end] = [begun.key, end].toSorted();
  return { before, after, total: begun.total };
};

export const keyOf = ({ attempt }: PaymentRecord): string => attempt.listKey ?? '';

export const paymentsOf = (booking: BookingRecord): PaymentRecord[] =>
  booking.attempts.map((attempt) => ({ ...booking, attempt }));

/** The payments of some bookings that belong to a stretch, in no order. */
export const paymentsWithin = (
  bookings: readonly BookingRecord[],
  asked: AttemptFilter,
  { before, after }: Stretch,
): PaymentRecord[] =>
  bookings
    .flatMap(paymentsOf)
    .filter((payment) => keyOf(payment) > after && keyOf(payment) < before)
    .filter(({ attempt }) => isMatch(attempt, asked));

export const newestFirst = (payments: readonly PaymentRecord[]): PaymentRecord[] =>
  payments.toSorted((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
