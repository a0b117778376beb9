import { LONGEST_PAGE, type PaymentStatusFilter } from '@wayfarer/contracts';
import { type Connection, type QueryFilter, Types } from 'mongoose';
import type { PageOf, PageRequest } from '../../database/list-page.ts';
import { modelOf } from '../../database/model-of.ts';
import { prefixRange } from '../../database/prefix-range.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type BookingRecord, bookingSchema } from '../bookings/index.ts';
import { attentionOf } from './attention-of.ts';
import type { PaymentRecord } from './payment-record.ts';

/** Above and below every key of the list. */
const BEHIND_ALL = '';
const BEFORE_ALL = '~';
const LIST_KEY = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z [0-9a-f]{24}$/;

const readCursor = (cursor: string | undefined): string => {
  if (!cursor) return BEFORE_ALL;
  const key = Buffer.from(cursor, 'base64url').toString();
  if (LIST_KEY.test(key)) return key;
  throw new ApiError('VALIDATION', 'This cursor does not belong to the list.', { cursor: 'Take it from the Link header.' });
};

const paymentsOf = (booking: BookingRecord): PaymentRecord[] => booking.attempts.map((attempt) => ({ ...booking, attempt }));
const keyOf = ({ attempt }: PaymentRecord): string => attempt.listKey ?? '';

/** Statuses of attempts themselves, which the index of the list knows. */
type Status = Exclude<PaymentStatusFilter, 'waiting'>;

/** All that may wait for a person; what of it does is told by `attentionOf`. */
const MAY_WAIT: QueryFilter<BookingRecord> = {
  $or: [
    { 'attempts.status': 'needs_review' },
    { 'attempts.refunds.state': 'failed' },
    { 'attempts.disputedAt': { $type: 'date' } },
  ],
};

const isOf = (status: PaymentStatusFilter, payment: PaymentRecord): boolean =>
  status === 'waiting' ? attentionOf(payment) !== null : status === 'all' || payment.attempt.status === status;

const conditionsOf = (search: string): QueryFilter<BookingRecord> => {
  if (/^[0-9a-f]{24}$/i.test(search)) return { _id: new Types.ObjectId(search) };
  if (/^(pi|ch)_/.test(search)) return { 'attempts.paymentId': search };
  if (search.startsWith('cs_')) return { 'attempts.sessionId': search };
  return { usernameKey: prefixRange(search.toLowerCase()) };
};

/**
 * Payments are the attempts inside bookings that have reached the provider; they have no collection of their own, so none can disagree
 * with its booking.
 */
export const paymentRepository = (database: Connection) => {
  const bookings = modelOf(database, 'Booking', bookingSchema);

  /**
   * The index holds one entry per attempt, newest first, and gives each booking at its newest entry behind the cursor. So the first n
   * bookings hold the first n attempts, wherever a page begins. Bounds of the index are set by hand, because the planner would sort.
   */
  const newest = (before: string, count: number, status: Status): Promise<BookingRecord[]> => {
    const within = status === 'all' ? {} : { 'attempts.status': status };
    const direction = status === 'all' ? {} : { 'attempts.status': 1 as const };
    return bookings.collection
      .find<BookingRecord>({}, { projection: { trail: 0 } })
      .hint({ ...direction, 'attempts.listKey': -1 })
      .min({ ...within, 'attempts.listKey': before })
      .max({ ...within, 'attempts.listKey': BEHIND_ALL })
      .limit(count + 1)
      .toArray();
  };
  const found = (conditions: QueryFilter<BookingRecord>): Promise<BookingRecord[]> =>
    bookings.find(conditions).sort({ _id: -1 }).limit(MOST_FOUND).lean<BookingRecord[]>();
  const countOf = async (status: Exclude<Status, 'all'>): Promise<number> => {
    // A booking has at most one of these, so its index knows the number; of the others, which are few, each booking is opened.
    if (status === 'paid' || status === 'needs_review' || status === 'pending')
      return bookings.countDocuments({ 'attempts.status': status });
    const isCounted = { $and: [{ $eq: ['$$this.status', status] }, { $ne: ['$$this.listKey', null] }] };
    const [sum] = await bookings.aggregate<{ count: number }>([
      { $match: { 'attempts.status': status } },
      { $group: { _id: null, count: { $sum: { $size: { $filter: { input: '$attempts', cond: isCounted } } } } } },
    ]);
    return sum?.count ?? 0;
  };
  const count = async (status: Status): Promise<number> => {
    if (status !== 'all') return countOf(status);
    const [sum] = await bookings.aggregate<{ count: number }>([
      { $match: { listedAttempts: { $gt: 0 } } },
      { $group: { _id: null, count: { $sum: '$listedAttempts' } } },
    ]);
    return sum?.count ?? 0;
  };

  return {
    /** Every attempt of a booking, newest first, those that never reached the provider too. There are at most as many as a booking holds. */
    listOfBooking: async (bookingId: string): Promise<PageOf<PaymentRecord>> => {
      const booking = await bookings.findById(bookingId).lean<BookingRecord>();
      const records = booking ? paymentsOf(booking).toReversed() : [];
      return { records, total: records.length, nextCursor: null };
    },
    list: async ({
      limit = LONGEST_PAGE,
      cursor,
      search,
      status,
    }: PageRequest & { search?: string | undefined; status: PaymentStatusFilter }): Promise<PageOf<PaymentRecord>> => {
      const before = readCursor(cursor);
      // A search and what waits are few bookings, which are looked through.
      const few = search ? conditionsOf(search) : MAY_WAIT;
      const candidates = await (search || status === 'waiting' ? found(few) : newest(before, limit + 1, status));
      const payments = candidates.flatMap(paymentsOf).filter((payment) => keyOf(payment) !== '' && isOf(status, payment));
      const behind = payments.filter((payment) => keyOf(payment) < before);
      const sorted = behind.toSorted((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
      const records = sorted.slice(0, limit);
      const last = records.at(-1);
      const nextCursor = sorted.length > limit && last ? Buffer.from(keyOf(last)).toString('base64url') : null;
      return { records, total: search || status === 'waiting' ? payments.length : await count(status), nextCursor };
    },
  };
};

/** Bookings that a search of payments looks into; who finds more should search for more letters. */
const MOST_FOUND = 500;
