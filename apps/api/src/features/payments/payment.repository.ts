import { MAX_COUNT, MAX_PAGE_SIZE, type PaymentFilter, type WaitsFor } from '@wayfarer/contracts';
import type { Connection, QueryFilter } from 'mongoose';
import { MAX_QUERY_MS } from '../../database/limit-query-time.ts';
import { cursorOf } from '../../database/lists/list-cursor.ts';
import { listPage, type PageOf, type PageRequest } from '../../database/lists/list-page.ts';
import { countUpTo, exactly, type Total, totalOfCount } from '../../database/lists/list-total.ts';
import { modelOf } from '../../database/model-of.ts';
import { waitsForOf, waitsForPerson } from '../attempts/index.ts';
import { type BookingRecord, bookingSchema } from '../bookings/index.ts';
import { type AttemptFilter, attemptConditionOf, leadByAmount, leadOf } from './list/attempt-filter.ts';
import {
  behindPlace,
  boundsOf,
  inOrder,
  isUpTo,
  type PaymentOrder,
  paymentOrderOf,
  placeIn,
  readPlace,
} from './list/order-payments.ts';
import { paymentsOf, paymentsWithin, type Stretch, stretchOf } from './list/payment-list.ts';
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

/** An index, the part of a filter that it begins with, and between which of its keys it is read. */
type Walk = {
  readonly order: PaymentOrder;
  readonly lead: Readonly<Record<string, string>>;
  readonly bounds: readonly [from: string, to: string];
};

const byTime = paymentOrderOf('-createdAt');

/**
 * Payments are the attempts inside bookings that have reached the provider; they have no collection of their
 * own, so none can disagree with its booking.
 * @param timeZone of the site
 */
export const paymentRepository = (database: Connection, timeZone: string) => {
  const bookings = modelOf(database, 'Booking', bookingSchema);

  /** What is asked of bookings beside status and period; null where that is nothing. */
  const conditionsOf = async ({ search, amount, way, takenBy }: Asked): Promise<Conditions | null> => {
    const ofAttempt = attemptConditionOf({ amount, way, takenBy });
    const all = [
      ...(search ? await paymentSearchConditions(database, search, timeZone) : []),
      ...(Object.keys(ofAttempt).length > 0 ? [{ attempts: { $elemMatch: ofAttempt } } as Conditions] : []),
    ];
    return all.length > 0 ? { $and: all } : null;
  };

  /**
   * The index of an order holds one entry per attempt, and gives each booking at its first entry behind the
   * place. So the first n bookings hold the first n attempts of what the index begins with, wherever a page
   * begins. Bounds of the index are set by hand, because the planner would sort.
   */
  const walk = async (
    { order, lead, bounds: [from, to] }: Walk,
    narrower: Conditions,
    most: number,
    projection: Readonly<Record<string, 0 | 1>> = WITHOUT_TRAIL,
  ): Promise<BookingRecord[]> => {
    const key = `attempts.${order.field}`;
    // A period that ends before it begins, or a cursor that lies outside of it: no bounds of an index.
    if (order.direction * (from < to ? 1 : -1) < 0 || from === to) return [];
    const direction = Object.fromEntries(Object.keys(lead).map((field) => [field, 1 as const]));
    return bookings.collection
      .find<BookingRecord>(narrower as object, { projection })
      .hint({ ...direction, [key]: order.direction })
      .min({ ...lead, [key]: from })
      .max({ ...lead, [key]: to })
      .limit(most)
      .maxTimeMS(MAX_QUERY_MS)
      .toArray();
  };
  /** All bookings with such a payment, by time; no more than so many. */
  const walkAll = (
    asked: AttemptFilter,
    whole: Stretch,
    narrower: Conditions,
    projection?: Readonly<Record<string, 0 | 1>>,
  ): Promise<BookingRecord[]> =>
    walk(
      { order: byTime, lead: leadOf(asked).lead, bounds: boundsOf(byTime, whole, { place: null }) },
      narrower,
      MORE_THAN_COUNTED,
      projection,
    );
  /**
   * The first payments behind a place, and one more where there are more. A booking is met at its first
   * attempt in the order, which need not be one that is asked for: what stands behind the last that was met
   * may stand behind others, so it waits until the walk has come that far.
   */
  const firstOf = async (
    asked: AttemptFilter,
    whole: Stretch,
    narrower: Conditions,
    order: PaymentOrder,
    place: string | null,
    limit: number,
  ): Promise<PaymentRecord[]> => {
    const isByTime = order.field === 'listKey';
    const { lead, served } = isByTime ? leadOf(asked) : leadByAmount(asked);
    const bounds = boundsOf(order, whole, { place, amount: asked.amount });
    // The bounds of time are the period itself; the index by amount has all days.
    const matching = isByTime ? narrower : ({ $and: [narrower, havingPayment(asked, whole)] } as Conditions);
    const within = isByTime ? whole : stretchOf({}, timeZone);
    // One more tells whether there is a next page, and another is the cursor's own.
    for (let most = limit + 2; ; most *= 2) {
      const met = await walk({ order, lead, bounds }, matching, most);
      const last = met.length < most ? undefined : met.at(-1);
      const reached = last ? inOrder(behindPlace(paymentsWithin([last], served, within), order, place), order)[0] : undefined;
      const payments = behindPlace(paymentsWithin(met, asked, whole), order, place);
      const known = payments.filter((payment) => !reached || isUpTo(order, payment, reached));
      if (!last || known.length > limit) return inOrder(known, order);
    }
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
      const attempt = { status, way: asked.way, takenBy: asked.takenBy, amount: asked.amount };
      const order = paymentOrderOf(sort);
      const whole = stretchOf(asked, timeZone);
      const conditions = await conditionsOf(asked);
      const narrower = conditions ?? {};
      const { place, total: known } = cursor ? readPlace(cursor, order) : { place: null, total: null };
      const few = known?.isExact === false ? null : await fewOf(conditions, attempt, whole);
      const countAll = async (): Promise<Total> => {
        if (conditions && !few) return totalOfCount(MORE_THAN_COUNTED);
        if (!conditions && asked.from === undefined && asked.to === undefined) {
          const total = await countHaving(status);
          if (!total.isExact) return total;
        }
        const counted = few ?? (await walkAll(attempt, whole, {}, WHAT_IS_COUNTED));
        return totalOfCount(paymentsWithin(counted, attempt, whole).length);
      };
      /** Of so few that all can be sorted here. */
      const sortHere = (all: readonly BookingRecord[]): PaymentRecord[] =>
        inOrder(behindPlace(paymentsWithin(all, attempt, whole), order, place), order);
      const findPage = async (total: Total | null): Promise<PaymentRecord[]> => {
        if (few) return sortHere(few);
        if (order.field === 'amountKey' && total?.isExact) return sortHere(await walkAll(attempt, whole, narrower));
        return firstOf(attempt, whole, narrower, order, place, limit);
      };
      const counting = known ?? countAll();
      const [payments, total] = await Promise.all([findPage(order.field === 'amountKey' ? await counting : null), counting]);
      const records = payments.slice(0, limit);
      const last = records.at(-1);
      const nextCursor = payments.length > limit && last ? cursorOf(placeIn(order, last), last._id, total) : null;
      return { records, total, nextCursor };
    },
  };
};
