import {
  type BookingFilter,
  type BookingSort,
  bookingNumberOf,
  bookingSortSchema,
  calendarDateAt,
  sourceKinds,
} from '@wayfarer/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyPage } from '../../../testing/every-page.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { storeData } from '../../../testing/stored-data/store-data.ts';
import type { BookingRecord } from '../booking.model.ts';
import { sourceOf } from '../source-of.ts';
import { listBookings } from './booking-list.repository.ts';

const BOOKINGS = 5000;
const ZONE = 'Asia/Kolkata';

let api: TestApi;
let all: BookingRecord[];
beforeAll(async () => {
  api = await startTestApi();
  await storeData(api.dependencies, { packages: 30, bookings: BOOKINGS, until: new Date('2026-11-20T12:00:00Z') });
  const bookings = api.dependencies.database.collection<BookingRecord>('bookings');
  for (const [index, searchKeys] of PLACES.entries())
    await bookings.updateMany({ totalPersons: index + 1 }, { $set: { searchKeys } });
  for (const [index, kind] of (['campaign', 'partner'] as const).entries())
    await bookings.updateMany({ totalPersons: index + 1 }, { $set: { source: { kind, name: 'Diwali' } } });
  await bookings.updateMany({ totalPersons: { $in: [2, 3] } }, { $set: { byStaff: { note: '' } } });
  all = await bookings.find({}).toArray();
});
afterAll(() => api.stop());

/** The words of bookings for one person and for two; those of the places begin alike. */
const PLACES = [
  ['kyoto', 'japan', 'temples'],
  ['kyongju', 'korea', 'temples'],
];

const keyOf = {
  bookingDate: ({ bookingDate }: BookingRecord) => bookingDate.getTime(),
  travelDate: ({ travelDate }: BookingRecord) => travelDate,
  totalAmount: ({ totalAmount }: BookingRecord) => totalAmount,
  user: ({ usernameKey }: BookingRecord) => usernameKey,
};

/** The expected list: all rows, filtered and sorted naively. */
const plainly = (isMatch: (booking: BookingRecord) => boolean, sort: BookingSort): string[] => {
  const key = keyOf[sort.replace('-', '') as keyof typeof keyOf];
  const compare = <Value>(one: Value, other: Value) => (one < other ? -1 : one > other ? 1 : 0);
  const sorted = all.filter(isMatch).toSorted((a, b) => compare(key(a), key(b)) || compare(String(a._id), String(b._id)));
  return (sort.startsWith('-') ? sorted.toReversed() : sorted).map(({ _id }) => String(_id));
};

const listed = async (asked: Partial<Omit<BookingFilter, 'unpaid'>>, limit = 900): Promise<string[]> => {
  const records = await everyPage((page) => listBookings(api.dependencies.database, { ...asked, ...page }, ZONE), limit);
  return records.map(({ _id }) => String(_id));
};

type Case = [asked: () => Partial<Omit<BookingFilter, 'unpaid'>>, isMatch: (booking: BookingRecord) => boolean];
const middle = () => all[BOOKINGS / 2] as BookingRecord;
const bookedDay = (booking: BookingRecord) => calendarDateAt(booking.bookingDate, ZONE);
const hasWord = (booking: BookingRecord, word: string) => booking.searchKeys.some((key) => key.startsWith(word));
const isOf = (booking: BookingRecord, status: string) => booking.attempts.some((attempt) => attempt.status === status);

const cases: Record<string, Case> = {
  everything: [() => ({}), () => true],
  'one status': [() => ({ status: 'cancelled' }), ({ bookingStatus }) => bookingStatus === 'cancelled'],
  'one package': [
    () => ({ package: String(middle().package.packageId) }),
    (booking) => booking.package.packageId.equals(middle().package.packageId),
  ],
  'travel days': [
    () => ({ travelFrom: '2026-03-01', travelTo: '2026-04-15' }),
    ({ travelDate }) => travelDate >= '2026-03-01' && travelDate <= '2026-04-15',
  ],
  'booking days, which begin on the site’s calendar': [
    () => ({ bookedFrom: bookedDay(middle()), bookedTo: bookedDay(middle()) }),
    (booking) => bookedDay(booking) === bookedDay(middle()),
  ],
  'a payment state': [() => ({ payment: 'refunded' }), (booking) => isOf(booking, 'refunded')],
  'a payment state of one status': [
    () => ({ payment: 'paid', status: 'confirmed' }),
    (booking) => isOf(booking, 'paid') && booking.bookingStatus === 'confirmed',
  ],
  ...Object.fromEntries(
    sourceKinds.map((kind): [string, Case] => [
      `the source ${kind}`,
      [() => ({ source: kind }), (booking) => sourceOf(booking).kind === kind],
    ]),
  ),
  'desk and status': [
    () => ({ source: 'desk', status: 'confirmed' }),
    (booking) => sourceOf(booking).kind === 'desk' && booking.bookingStatus === 'confirmed',
  ],
  'desk and package': [
    () => ({ source: 'desk', package: String(all[0]?.package.packageId) }),
    (booking) => sourceOf(booking).kind === 'desk' && String(booking.package.packageId) === String(all[0]?.package.packageId),
  ],
  'a word': [() => ({ search: 'Kyoto' }), (booking) => hasWord(booking, 'kyoto')],
  'the beginning of words': [() => ({ search: 'kyo' }), (booking) => hasWord(booking, 'kyo')],
  'two words, status and travel days': [
    () => ({ search: 'temples kyon', status: 'confirmed', travelFrom: '2026-01-01' }),
    (booking) =>
      hasWord(booking, 'temples') &&
      hasWord(booking, 'kyon') &&
      booking.bookingStatus === 'confirmed' &&
      booking.travelDate >= '2026-01-01',
  ],
  'a package and booking days': [
    () => ({ package: String(middle().package.packageId), bookedTo: bookedDay(middle()) }),
    (booking) => booking.package.packageId.equals(middle().package.packageId) && bookedDay(booking) <= bookedDay(middle()),
  ],
  nothing: [() => ({ search: 'atlantis' }), () => false],
};

const sorts = bookingSortSchema.options;
/** All orders without a filter, and two with each, so that each order meets several. */
const combinations = Object.keys(cases).flatMap((name, index) =>
  sorts
    .filter((_, place) => index === 0 || place === index % sorts.length || place === (index * 3 + 5) % sorts.length)
    .map((sort) => [name, sort] as const),
);

test.each(combinations)(
  'bookings by %s in the order %s are what a plain sort of all of them gives, to the last page',
  async (name, sort) => {
    const [asked, isMatch] = cases[name] as Case;
    expect(await listed({ ...asked(), sort })).toEqual(plainly(isMatch, sort));
  },
);

test('pages of one row follow each other without a gap or a repeat among equal days', async () => {
  const asked = { travelFrom: middle().travelDate, travelTo: middle().travelDate, sort: 'travelDate' as const };
  expect(await listed(asked, 1)).toEqual(plainly(({ travelDate }) => travelDate === middle().travelDate, 'travelDate'));
});

test('a booking is found by the number that the screens show, by its id, and by its traveller’s address', async () => {
  const { database } = api.dependencies;
  const booking = all.find(({ totalPersons }) => totalPersons === 3) as BookingRecord;
  const id = String(booking._id);
  expect(await listed({ search: bookingNumberOf(id) })).toEqual([id]);
  expect(await listed({ search: ` ${bookingNumberOf(id).toLowerCase()} ` })).toEqual([id]);
  expect(await listed({ search: id })).toEqual([id]);
  expect(await listed({ search: id, status: booking.bookingStatus === 'pending' ? 'confirmed' : 'pending' })).toEqual([]);
  const user = await database.collection('users').findOne({ _id: booking.userId });
  const own = plainly(({ userId }) => userId.equals(booking.userId), '-bookingDate');
  expect(await listed({ search: String(user?.email).toUpperCase() })).toEqual(own);
});

test('a search that too many words begin with asks for more letters instead of showing a part', async () => {
  await expect(listBookings(api.dependencies.database, { search: '00' }, ZONE)).rejects.toMatchObject({
    code: 'VALIDATION',
    message: expect.stringContaining('Type more letters'),
  });
});
