import { calendarDateAt, MAX_COUNT, type PaymentFilter, rupeesOf } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import type { PageOf, PageRequest } from '../../../database/lists/list-page.ts';
import { everyPage } from '../../../testing/every-page.ts';
import { type Examined, examinedBy } from '../../../testing/examined.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { storeData } from '../../../testing/stored-data/store-data.ts';
import { amountOf, type PaymentAttempt, wayOf, withAmountKeys } from '../../attempts/index.ts';
import type { BookingRecord } from '../../bookings/index.ts';
import { attentionOf } from '../attention-of.ts';
import { paymentRepository } from '../payment.repository.ts';
import type { PaymentRecord } from '../payment-record.ts';
import { paymentsOf } from './payment-list.ts';

const ZONE = 'Asia/Kolkata';
const LAST_DAY = '2026-11-20';

const api = await testApi();
const { database } = api.dependencies;
const payments = paymentRepository(database, ZONE);
// Of all, of one status, of a word and of a long period there are more than are counted.
await storeData(api.dependencies, { packages: 30, bookings: 1700, until: new Date(`${LAST_DAY}T12:00:00Z`) });
const stored = database.collection<BookingRecord>('bookings');

/** What such data lacks: a word that most have but not all, and payments that never reached the provider. */
const rest = await stored.find({ totalPersons: 5 }).toArray();
await stored.updateMany({ totalPersons: 5 }, { $pull: { searchKeys: 'india' } });
const paid = (await stored.findOne({ 'attempts.status': 'paid' }, { sort: { _id: 1 } }))?.attempts[0];
const untold = { ...paid, attemptId: 'untold', status: 'creating', sessionId: null, paymentId: null, listKey: null };
await stored.updateMany({ attempts: [] }, { $set: { attempts: [untold] as BookingRecord['attempts'] } });
/** Bookings that were paid at the second try: some of them on the last day, and some with another amount. */
const twice = await stored
  .find({ 'attempts.1': { $exists: true } })
  .sort({ _id: 1 })
  .toArray();
for (const [index, { _id, attempts }] of twice.entries()) {
  const listKey = `${LAST_DAY}T08:00:00.000Z ${attempts[1]?.attemptId}`;
  const another = { 'attempts.1.status': 'needs_review', waitsSince: attempts[1]?.createdAt ?? null } as const;
  await stored.updateOne({ _id }, { $set: index < 5 ? another : { 'attempts.1.listKey': listKey } });
}
/** Of bookings whose newest payment was taken by hand, an earlier one came by card. */
const CLERK = '0123456789abcdef01234567';
const byHand = { receivedOn: LAST_DAY, reference: null, takenBy: CLERK, requestKey: 'one' };
for (const [index, { _id }] of twice.slice(5).entries()) {
  const taken = index % 2 === 0 ? byHand : { ...byHand, takenBy: CLERK.replace('0', 'f') };
  const method = index % 3 === 0 ? 'bank transfer' : 'cash';
  await stored.updateOne({ _id }, { $set: { 'attempts.1.byHand': taken, 'attempts.1.paymentMethod': method } });
}

/** More than are counted, behind all others. */
const oldest = await stored
  .find({ 'attempts.0.listKey': { $gt: '' }, 'attempts.1': { $exists: false } })
  .sort({ 'attempts.0.listKey': 1 })
  .limit(MAX_COUNT + 100)
  .toArray();
await stored.updateMany({ _id: { $in: oldest.map(({ _id }) => _id) } }, { $push: { searchKeys: 'oldest' } });

/** Paid in two parts: a deposit of a fifth, and the rest, or the other way round. */
const inParts = await stored
  .find({ 'attempts.0.status': 'paid', 'attempts.1': { $exists: false } })
  .sort({ _id: 1 })
  .limit(40)
  .toArray();
for (const [index, { _id, attempts, totalAmount }] of inParts.entries()) {
  const deposit = Math.round(totalAmount / 5);
  const [first, second] = index % 2 === 0 ? [deposit, totalAmount - deposit] : [totalAmount - deposit, deposit];
  const [paidAtOnce] = attempts as [PaymentAttempt];
  const attemptId = paidAtOnce.attemptId.replace(/^../, 'bb');
  const rest = { ...paidAtOnce, attemptId, amountReceived: second, listKey: `${paidAtOnce.listKey?.slice(0, 24)} ${attemptId}` };
  await stored.updateOne({ _id }, { $set: { attempts: [{ ...paidAtOnce, amountReceived: first }, rest] } });
}
const withPayments = await stored.find({ 'attempts.0': { $exists: true } }).toArray();
for (const { _id, attempts } of withPayments) await stored.updateOne({ _id }, { $set: { attempts: withAmountKeys(attempts) } });

const bookings = await stored.find({}).toArray();
/** Every attempt that reached the provider, newest first. */
const all: PaymentRecord[] = bookings
  .flatMap(paymentsOf)
  .filter(({ attempt }) => attempt.listKey !== null)
  .toSorted((one, other) => ((one.attempt.listKey ?? '') < (other.attempt.listKey ?? '') ? 1 : -1));

const idOf = ({ attempt }: PaymentRecord) => attempt.attemptId;
const dayOf = ({ attempt }: PaymentRecord) => calendarDateAt(new Date((attempt.listKey ?? '').slice(0, 24)), ZONE);
const listed = async (asked: Partial<PaymentFilter>, limit = 400) => {
  const pages: PageOf<PaymentRecord>[] = [];
  const list = async (page: PageRequest) => {
    const answered = await payments.list({ ...asked, ...page }, ZONE);
    pages.push(answered);
    return answered;
  };
  const records = await everyPage(list, limit);
  return { ids: records.map(idOf), totals: pages.map(({ total }) => total) };
};
/**
 * What is listed of so many: as many on each page as it may have, and with each the same total, which is
 * exact up to a bound.
 */
const expectListed = async (asked: Partial<PaymentFilter>, expected: readonly PaymentRecord[], limit = 400) => {
  const { ids, totals } = await listed(asked, limit);
  expect(ids).toEqual(expected.map(idOf));
  const { length } = expected;
  const total = length > MAX_COUNT ? { count: MAX_COUNT, isExact: false } : { count: length, isExact: true };
  expect(totals).toEqual(Array.from({ length: Math.max(1, Math.ceil(length / limit)) }, () => total));
};
/** With a name that no other begins with. */
const traveller = all.map(({ username }) => username).reduce((one, other) => (other.length > one.length ? other : one));
const middle = all[Math.floor(all.length / 2)] as PaymentRecord;
const paidOne = all.find(({ attempt }) => attempt.paymentId) as PaymentRecord;

type Case = [asked: Partial<PaymentFilter>, isMatch: (payment: PaymentRecord) => boolean];
const cases: Record<string, Case> = {
  everything: [{}, () => true],
  'one status': [{ status: 'expired' }, ({ attempt }) => attempt.status === 'expired'],
  'most of one status': [{ status: 'paid' }, ({ attempt }) => attempt.status === 'paid'],
  'those refunded': [{ status: 'refunded' }, ({ attempt }) => attempt.status === 'refunded'],
  'one day': [{ from: dayOf(middle), to: dayOf(middle) }, (payment) => dayOf(payment) === dayOf(middle)],
  'a period of one status': [
    { status: 'paid', from: '2026-01-01', to: '2026-06-30' },
    (payment) => payment.attempt.status === 'paid' && dayOf(payment) >= '2026-01-01' && dayOf(payment) <= '2026-06-30',
  ],
  'a long period': [{ from: '2025-05-01' }, (payment) => dayOf(payment) >= '2025-05-01'],
  'the days up to one': [{ to: '2025-05-01' }, (payment) => dayOf(payment) <= '2025-05-01'],
  'the days from one on': [{ from: '2026-09-01' }, (payment) => dayOf(payment) >= '2026-09-01'],
  'one status up to a day': [
    { status: 'paid', to: '2026-11-18' },
    (payment) => payment.attempt.status === 'paid' && dayOf(payment) <= '2026-11-18',
  ],
  'a period that ends the day before it begins': [{ from: '2026-06-30', to: '2026-06-29' }, () => false],
  'a period that ends before it begins': [{ from: '2026-06-30', to: '2026-01-01' }, () => false],
  'a period of one status that ends before it begins': [{ status: 'expired', from: '2026-06-30', to: '2026-01-01' }, () => false],
  'an amount': [{ amount: rupeesOf(amountOf(middle.attempt)) }, ({ attempt }) => amountOf(attempt) === amountOf(middle.attempt)],
  'an amount, of one status': [
    { amount: rupeesOf(amountOf(middle.attempt)), status: 'paid' },
    ({ attempt }) => amountOf(attempt) === amountOf(middle.attempt) && attempt.status === 'paid',
  ],
  'a traveller': [{ search: traveller }, ({ username }) => username === traveller],
  'a traveller in a period': [
    { search: traveller, to: '2026-06-30' },
    (payment) => payment.username === traveller && dayOf(payment) <= '2026-06-30',
  ],
  'a booking': [{ search: String(middle._id) }, ({ _id }) => _id.equals(middle._id)],
  'a transaction': [{ search: paidOne.attempt.paymentId ?? '' }, ({ _id }) => _id.equals(paidOne._id)],
  'a word that most have': [{ search: 'india' }, ({ _id }) => !rest.some((booking) => booking._id.equals(_id))],
  'a word that most have, of one status': [
    { search: 'india', status: 'expired' },
    ({ _id, attempt }) => attempt.status === 'expired' && !rest.some((booking) => booking._id.equals(_id)),
  ],
  cash: [{ way: 'cash' }, ({ attempt }) => wayOf(attempt) === 'cash'],
  transfers: [{ way: 'transfer' }, ({ attempt }) => wayOf(attempt) === 'transfer'],
  'what came through the provider': [{ way: 'card' }, ({ attempt }) => attempt.byHand === undefined],
  'what came through the provider, of one status up to a day': [
    { way: 'card', status: 'expired', to: '2026-11-18' },
    (payment) => payment.attempt.byHand === undefined && payment.attempt.status === 'expired' && dayOf(payment) <= '2026-11-18',
  ],
  'who took it': [{ takenBy: CLERK }, ({ attempt }) => attempt.byHand?.takenBy === CLERK],
  'who took it in cash, of one status': [
    { takenBy: CLERK, way: 'cash', status: 'paid' },
    ({ attempt }) => attempt.byHand?.takenBy === CLERK && attempt.paymentMethod === 'cash' && attempt.status === 'paid',
  ],
  'a word that the oldest have': [{ search: 'oldest' }, ({ _id }) => oldest.some((booking) => booking._id.equals(_id))],
};

test.each(Object.keys(cases))(
  'payments by %s are what a plain filter of all of them gives, newest first, to the last page',
  async (name) => {
    const [asked, isMatch] = cases[name] as Case;
    await expectListed(asked, all.filter(isMatch));
  },
);

const directions = { amount: 1, '-amount': -1 } as const;
/** Of the same amount the newer is more. */
const byAmount = (payments: PaymentRecord[], direction: 1 | -1) =>
  payments.toSorted((one, other) => {
    const difference = amountOf(one.attempt) - amountOf(other.attempt);
    if (difference !== 0) return difference * direction;
    return (one.attempt.listKey ?? '') < (other.attempt.listKey ?? '') ? -direction : direction;
  });

test.each(Object.keys(cases))(
  'payments by %s stand by amount, upwards and downwards, as in a plain sort of all of them, to the last page',
  async (name) => {
    const [asked, isMatch] = cases[name] as Case;
    for (const sort of ['amount', '-amount'] as const) {
      await expectListed({ ...asked, sort }, byAmount(all.filter(isMatch), directions[sort]));
    }
  },
);

test('two payments of one booking are two rows in the order of their own amounts, whichever was first', async () => {
  for (const { _id } of inParts) {
    const ofBooking = all.filter((payment) => payment._id.equals(_id));
    expect(new Set(ofBooking.map(({ attempt }) => amountOf(attempt))).size).toBe(2);
    for (const sort of ['amount', '-amount'] as const)
      await expectListed({ search: String(_id), sort }, byAmount(ofBooking, directions[sort]), 1);
  }
  const everything = (await listed({ sort: 'amount' }, 100)).ids;
  expect(everything).toEqual(byAmount(all, 1).map(idOf));
});

test('all payments that wait for a person are listed, the oldest first, page by page and with their count', async () => {
  const waiting = all.filter((payment) => attentionOf(payment) !== null);
  expect(waiting.length).toBeGreaterThan(3);
  const oldestFirst = waiting.toSorted((one, other) => one.attempt.createdAt.getTime() - other.attempt.createdAt.getTime());
  await expectListed({ status: 'waiting' }, oldestFirst, 3);
});

/** Of a page of so many twice as many are looked at: bookings that nobody began to pay are passed. */
const LIMIT = 20;
const A_PAGE = 2 * LIMIT;
/**
 * A key of the index is met more than once where a booking has more than one payment, and what does not match
 * is passed.
 */
const COUNTED = 1.4 * MAX_COUNT;

/** What is read for the first page and for the one behind it. */
const readingOf = async (name: string, sort: PaymentFilter['sort']): Promise<{ first: Examined; next: Examined }> => {
  const [asked] = cases[name] as Case;
  // The database keeps the plan of a question for the next one of its form, of which it may read more.
  await database.db?.command({ planCacheClear: 'bookings' });
  let cursor: string | undefined;
  const page = () =>
    examinedBy(database, async () => {
      const { nextCursor } = await payments.list({ ...asked, sort, limit: LIMIT, cursor }, ZONE);
      cursor = nextCursor ?? undefined;
    });
  return { first: await page(), next: await page() };
};
const orders = ['-createdAt', 'amount', '-amount'] as const;

test.each(['everything', 'most of one status'])(
  'for a page of %s no booking is opened beside those that it shows, and the total is counted in an index, once',
  async (name) => {
    for (const sort of orders) {
      const { first, next } = await readingOf(name, sort);
      expect(first.documents, sort).toBeLessThanOrEqual(A_PAGE);
      expect(first.keys, sort).toBeLessThanOrEqual(COUNTED);
      expect(next.keys + next.documents, sort).toBeLessThanOrEqual(2 * A_PAGE);
    }
  },
);

test.each(['a long period', 'one status up to a day', 'a word that most have'])(
  'for payments of %s no more bookings are opened than are counted, and behind the first page those that it shows',
  async (name) => {
    for (const sort of orders) {
      const { first, next } = await readingOf(name, sort);
      expect(first.documents, sort).toBeLessThanOrEqual(COUNTED);
      expect(next.documents, sort).toBeLessThanOrEqual(A_PAGE);
    }
  },
);

test('of payments by a word that many old ones have, the total is told without walking past all newer ones', async () => {
  const newer = all.findIndex(({ _id }) => oldest.some((booking) => booking._id.equals(_id)));
  const { first } = await readingOf('a word that the oldest have', '-createdAt');
  expect(newer).toBeGreaterThan(100);
  // Passed for the page, which begins behind them, and not again for the total.
  expect(first.documents).toBeLessThanOrEqual(MAX_COUNT + newer + A_PAGE);
});

test.each(['one status', 'the days up to one', 'one day', 'an amount', 'a booking', 'a transaction'])(
  'for payments of %s, which are few, no booking is opened but theirs, to count and to sort them',
  async (name) => {
    const { length } = all.filter((cases[name] as Case)[1]);
    for (const sort of orders) {
      const { first, next } = await readingOf(name, sort);
      // Bookings with the same amount that nobody began to pay are among them.
      expect(Math.max(first.documents, next.documents), sort).toBeLessThanOrEqual(3 * length);
    }
  },
);

test.each(['one status', 'the days up to one'])(
  'for payments of %s, newest first, behind the first page no booking is opened but those that it shows',
  async (name) => {
    const { next } = await readingOf(name, '-createdAt');
    expect(next.documents).toBeLessThanOrEqual(A_PAGE);
  },
);
