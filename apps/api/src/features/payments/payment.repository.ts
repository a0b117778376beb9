import { bookingStatuses, MAX_COUNT, MAX_PAGE_SIZE, minorUnitsOf, type PaymentFilter, type WaitsFor } from '@wayfarer/contracts';
import type { Connection, QueryFilter } from 'mongoose';
import { MAX_QUERY_MS } from '../../database/limit-query-time.ts';
import { cursorOf } from '../../database/lists/list-cursor.ts';
import { behind, listPage, type PageOf, type PageRequest } from '../../database/lists/list-page.ts';
import { countUpTo, exactly, type Total, totalOfCount } from '../../database/lists/list-total.ts';
import { modelOf } from '../../database/model-of.ts';
import { waitsForOf, waitsForPerson } from '../attempts/index.ts';
import { type BookingRecord, bookingSchema } from '../bookings/index.ts';
import { type AttemptFilter, attemptConditionOf, leadOf } from './list/attempt-filter.ts';
import { type AmountOrder, amountOrderOf, cursorBehind, inOrder, type Place, readPlace } from './list/order-payments.ts';
import { keyOf, newestFirst, paymentsOf, paymentsWithin, type Stretch, stretchOf } from './list/payment-list.ts';
import { paymentSearchConditions } from './list/search-payments.repository.ts';
import type { PaymentRecord } from './payment-record.ts';

type Conditions = QueryFilter<BookingRecord>;
type Asked = Partial<PaymentFilter> & PageRequest;

/** One more than is counted tells that there are more. */
const MORE_THAN_COUNTED = MAX_COUNT + 1;

const WITHOUT_TRAIL = { trail: 0 } as const;
const WHAT_IS_COUNTED = { 'attempts.listKey': 1, 'attempts.status': 1 } as const;

/** Bookings with such a payment in a part of the list. */
const havingPayment = (asked: AttemptFilter, { before, after }: Stretch) => ({
  attempts: { $elemMatch: { listKey: { $gt: after, $lt: before }, ...attemptConditionOf(asked) } },
});

/** What of the few that wait for a person is asked for; the rest is looked at here. */
const waitingConditions: Readonly<Record<WaitsFor, Conditions>> = {
  'give-back': { attempts: { $elemMatch: { byHand: { $exists: true }, 'refunds.state': 'pending' } } },
  review: { 'attempts.status': 'needs_review' },
  'failed-refund': { 'attempts.refunds.state': 'failed' },
  dispute: { 'attempts.disputedAt': { $type: 'date' } },
};

const pageOf = (
  payments: readonly PaymentRecord[],
  limit: number,
  total: Total,
  cursorOfLast: (last: PaymentRecord) => string,
): PageOf<PaymentRecord> => {
  const records = payments.slice(0, limit);
  const last = records.at(-1);
  return { records, total, nextCursor: payments.length > limit && last ? cursorOfLast(last) : null };
};

/**
 * Payments are the attempts inside bookings that have reached the provider; they have no collection of their
 * own, so none can disagree with its booking.
 * @param timeZone of the site
 */
export const paymentRepository = (database: Connection, timeZone: string) => {
  const bookings = modelOf(database, 'Booking', bookingSchema);

  /** What is asked of bookings beside status and period; null where that is nothing. */
  const conditionsOf = async ({ search, amount, way, takenBy }: Asked): Promise<Conditions | null> => {
    const ofAttempt = way || takenBy ? [{ attempts: { $elemMatch: attemptConditionOf({ way, takenBy }) } } as Conditions] : [];
    const all = [
      ...(search ? await paymentSearchConditions(database, search, timeZone) : []),
      ...ofAttempt,
      ...(amount === undefined ? [] : [{ bookingStatus: { $in: bookingStatuses }, totalAmount: minorUnitsOf(amount) }]),
    ];
    return all.length > 0 ? { $and: all } : null;
  };

  /**
   * The index holds one entry per attempt, newest first, and gives each booking at its newest entry behind
   * the cursor. So the first n bookings hold the first n attempts of what the index begins with, wherever a
   * page begins. Bounds of the index are set by hand, because the planner would sort.
   */
  const walk = async (
    asked: AttemptFilter,
    { before, after }: Stretch,
    narrower: Conditions,
    most: number,
    projection: Readonly<Record<string, 0 | 1>> = WITHOUT_TRAIL,
  ): Promise<BookingRecord[]> => {
    // A period that ends before it begins, or a cursor that lies outside of it: no bounds of an index.
    if (after >= before) return [];
    const { lead } = leadOf(asked);
    const direction = Object.fromEntries(Object.keys(lead).map((field) => [field, 1 as const]));
    return bookings.collection
      .find<BookingRecord>(narrower as object, { projection })
      .hint({ ...direction, 'attempts.listKey': -1 })
      .min({ ...lead, 'attempts.listKey': before })
      .max({ ...lead, 'attempts.listKey': after })
      .limit(most)
      .maxTimeMS(MAX_QUERY_MS)
      .toArray();
  };
  /**
   * The first payments of a stretch, and one more where there are more. A booking is met at its newest
   * attempt, which need not be one that is asked for: what is older than the last that was met may stand
   * behind others, so it waits until the walk has come that far.
   */
  const firstOf = async (
    asked: AttemptFilter,
    stretch: Stretch,
    narrower: Conditions,
    limit: number,
  ): Promise<PaymentRecord[]> => {
    const { served } = leadOf(asked);
    // One more tells whether there is a next page, and another is the cursor's own.
    for (let most = limit + 2; ; most *= 2) {
      const met = await walk(asked, stretch, narrower, most);
      const last = met.length < most ? undefined : met.at(-1);
      const reached = last ? (newestFirst(paymentsWithin([last], served, stretch))[0] ?? null) : null;
      const known = paymentsWithin(met, asked, stretch).filter((payment) => !reached || keyOf(payment) >= keyOf(reached));
      if (!last || known.length > limit) return newestFirst(known);
    }
  };
  /**
   * The bookings with such payments in an order of theirs, from the one at a place on: an index gives the
   * order, and what does not match is passed.
   */
  const findInOrder = (
    asked: AttemptFilter,
    stretch: Stretch,
    narrower: Conditions,
    order: AmountOrder,
    place: Place | null,
    most: number,
  ): Promise<BookingRecord[]> => {
    const { status = 'all' } = asked;
    const begun = status === 'all' ? { bookingStatus: { $in: bookingStatuses } } : { 'attempts.status': status };
    const from = place ? [behind(place, order, 'with it')] : [];
    return bookings
      .find({ $and: [{ ...begun, ...havingPayment(asked, stretch) }, narrower, ...from] } as Conditions, WITHOUT_TRAIL)
      .sort({ [order.field]: order.direction, _id: order.direction })
      .hint({ [status === 'all' ? 'bookingStatus' : 'attempts.status']: 1, totalAmount: -1, _id: -1 })
      .limit(most)
      .lean<BookingRecord[]>();
  };
  /**
   * All bookings that match the conditions and have such a payment; null when they are too many to be sorted
   * here.
   */
  const fewOf = async (conditions: Conditions | null, asked: AttemptFilter, whole: Stretch): Promise<BookingRecord[] | null> => {
    if (!conditions) return null;
    const matching = { $and: [conditions, havingPayment(asked, whole)] } as Conditions;
    // Counted first: a thousand bookings are read for a page of a hundred only where all of them are looked
    // through.
    if (!(await countUpTo(bookings, matching)).isExact) return null;
    return bookings.find(matching, WITHOUT_TRAIL).lean<BookingRecord[]>();
  };
  /** How many bookings have such a payment; told by the index alone. */
  const countHaving = (status: PaymentFilter['status']): Promise<Total> =>
    countUpTo<BookingRecord>(
      bookings,
      status === 'all' ? { 'attempts.listKey': { $gt: '' } } : ({ 'attempts.status': status } as Conditions),
      status === 'all' ? { 'attempts.listKey': -1 } : { 'attempts.status': 1, 'attempts.listKey': -1 },
    );
  const waiting = async (asked: PageRequest, what: WaitsFor | undefined): Promise<PageOf<PaymentRecord>> => {
    const order = { field: 'waitsSince', direction: 1 } as const;
    const hint = { waitsSince: 1, _id: 1 } as const;
    const those = { waitsSince: { $type: 'date' }, ...(what ? waitingConditions[what] : {}) } as Conditions;
    const page = await listPage(bookings, those, order, asked, { hint });
    const isMeant = ({ attempt }: PaymentRecord): boolean =>
      what ? waitsForOf(attempt).includes(what) : waitsForPerson(attempt);
    return { ...page, records: page.records.flatMap(paymentsOf).filter(isMeant) };
  };

  return {
    /**
     * Every attempt of a booking, newest first, those that never reached the provider too. There are at most
     * as many as a booking holds.
     */
    listOfBooking: async (bookingId: string): Promise<PageOf<PaymentRecord>> => {
      const booking = await bookings.findById(bookingId).lean<BookingRecord>();
      const records = booking ? paymentsOf(booking).toReversed() : [];
      return { records, total: exactly(records.length), nextCursor: null };
    },
    /**
     * Newest first, or in the order that is asked for; what waits for a person, oldest first. What the
     * question leaves over is sorted here while it is no more than a total is counted to; beyond, the list is
     * walked past what does not match, and the time limit of reads ends that.
     * @param timeZone in which days begin
     */
    list: async (
      { limit = MAX_PAGE_SIZE, status = 'all', sort = '-createdAt', cursor, waitsFor: what, ...asked }: Asked,
      timeZone: string,
    ): Promise<PageOf<PaymentRecord>> => {
      if (status === 'waiting') return waiting({ limit, cursor }, what);
      const attempt = { status, way: asked.way, takenBy: asked.takenBy };
      const whole = stretchOf(asked, timeZone);
      const conditions = await conditionsOf(asked);
      const narrower = conditions ?? {};
      const byAmount = sort === '-createdAt' ? null : amountOrderOf(sort);
      const begun = byAmount && cursor ? readPlace(cursor) : { place: null, total: null };
      const stretch = byAmount ? whole : stretchOf({ ...asked, cursor }, timeZone);
      const known = begun.total ?? stretch.total;
      const few = known?.isExact === false ? null : await fewOf(conditions, attempt, whole);
      const countAll = async (): Promise<Total> => {
        if (conditions && !few) return totalOfCount(MORE_THAN_COUNTED);
        if (!conditions && asked.from === undefined && asked.to === undefined) {
          const total = await countHaving(status);
          if (!total.isExact) return total;
        }
        const counted = few ?? (await walk(attempt, whole, {}, MORE_THAN_COUNTED, WHAT_IS_COUNTED));
        return totalOfCount(paymentsWithin(counted, attempt, whole).length);
      };
      if (byAmount) {
        const total = known ?? (await countAll());
        const countable = total.isExact ? (few ?? (await walk(attempt, whole, narrower, MORE_THAN_COUNTED))) : null;
        const candidates = countable ?? (await findInOrder(attempt, whole, narrower, byAmount, begun.place, limit + 2));
        const payments = inOrder(paymentsWithin(candidates, attempt, whole), byAmount, begun.place);
        return pageOf(payments, limit, total, (last) => cursorBehind(last, total));
      }
      const [payments, total] = await Promise.all([
        few ? newestFirst(paymentsWithin(few, attempt, stretch)) : firstOf(attempt, stretch, narrower, limit),
        known ?? countAll(),
      ]);
      return pageOf(payments, limit, total, (last) => cursorOf(keyOf(last), last._id, total));
    },
  };
};
