import { calendarDateAt, type PaymentFilter, rupeesOf } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { everyPage } from '../../../testing/every-page.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { storeData } from '../../../testing/stored-data/store-data.ts';
import type { BookingRecord } from '../../bookings/index.ts';
import { attentionOf } from '../attention-of.ts';
import { paymentRepository } from '../payment.repository.ts';
import type { PaymentRecord } from '../payment-record.ts';
import { paymentsOf } from './payment-list.ts';

const ZONE = 'Asia/Kolkata';

const api = await testApi();
await storeData(api.dependencies, { packages: 30, bookings: 5000, until: new Date('2026-11-20T12:00:00Z') });
const bookings = await api.dependencies.database.collection<BookingRecord>('bookings').find({}).toArray();
/** Every attempt that reached the provider, newest first. */
const all: PaymentRecord[] = bookings
  .flatMap(paymentsOf)
  .filter(({ attempt }) => attempt.listKey !== null)
  .toSorted((one, other) => ((one.attempt.listKey ?? '') < (other.attempt.listKey ?? '') ? 1 : -1));

const idOf = ({ attempt }: PaymentRecord) => attempt.attemptId;
const dayOf = ({ attempt }: PaymentRecord) => calendarDateAt(new Date((attempt.listKey ?? '').slice(0, 24)), ZONE);
const listed = async (asked: Partial<PaymentFilter>, limit = 400) => {
  const payments = paymentRepository(api.dependencies.database);
  return (await everyPage((page) => payments.list({ ...asked, ...page }, ZONE), limit)).map(idOf);
};
const middle = () => all[all.length / 2 - 0.5 * (all.length % 2)] as PaymentRecord;

type Case = [asked: () => Partial<PaymentFilter>, isMatch: (payment: PaymentRecord) => boolean];
const cases: Record<string, Case> = {
  everything: [() => ({}), () => true],
  'one status': [() => ({ status: 'expired' }), ({ attempt }) => attempt.status === 'expired'],
  'those refunded': [() => ({ status: 'refunded' }), ({ attempt }) => attempt.status === 'refunded'],
  'one day': [() => ({ from: dayOf(middle()), to: dayOf(middle()) }), (payment) => dayOf(payment) === dayOf(middle())],
  'a period of one status': [
    () => ({ status: 'paid', from: '2026-01-01', to: '2026-06-30' }),
    (payment) => payment.attempt.status === 'paid' && dayOf(payment) >= '2026-01-01' && dayOf(payment) <= '2026-06-30',
  ],
  'a period that ends before it begins': [() => ({ from: '2026-06-30', to: '2026-01-01' }), () => false],
  'a period of one status that ends before it begins': [
    () => ({ status: 'expired', from: '2026-06-30', to: '2026-01-01' }),
    () => false,
  ],
  'an amount': [() => ({ amount: rupeesOf(middle().totalAmount) }), ({ totalAmount }) => totalAmount === middle().totalAmount],
  'a traveller': [() => ({ search: middle().username }), ({ username }) => username === middle().username],
  'a booking': [() => ({ search: String(middle()._id) }), ({ _id }) => _id.equals(middle()._id)],
  'a transaction': [
    () => ({ search: all.find(({ attempt }) => attempt.paymentId)?.attempt.paymentId ?? '' }),
    ({ attempt }) => attempt.paymentId === all.find((payment) => payment.attempt.paymentId)?.attempt.paymentId,
  ],
  'a word that most have': [() => ({ search: 'india' }), () => true],
};

test.each(Object.keys(cases))(
  'payments by %s are what a plain filter of all of them gives, newest first, to the last page',
  async (name) => {
    const [asked, isMatch] = cases[name] as Case;
    expect(await listed(asked())).toEqual(all.filter(isMatch).map(idOf));
  },
);

const directions = { amount: 1, '-amount': -1 } as const;
/** Of bookings with the same cost the order is that of their ids; of one booking the newest payment is first. */
const byAmount = (payments: PaymentRecord[], direction: 1 | -1) =>
  payments.toSorted((one, other) => {
    if (one.totalAmount !== other.totalAmount) return (one.totalAmount - other.totalAmount) * direction;
    if (!one._id.equals(other._id)) return String(one._id) < String(other._id) ? -direction : direction;
    return (one.attempt.listKey ?? '') < (other.attempt.listKey ?? '') ? 1 : -1;
  });

test.each(Object.keys(cases))(
  'payments by %s stand by amount, upwards and downwards, as in a plain sort of all of them, to the last page',
  async (name) => {
    const [asked, isMatch] = cases[name] as Case;
    for (const sort of ['amount', '-amount'] as const) {
      const expected = byAmount(all.filter(isMatch), directions[sort]).map(idOf);
      expect(await listed({ ...asked(), sort })).toEqual(expected);
    }
  },
);

test('a page that ends between two payments of one booking goes on with the second', async () => {
  const booking = all.find(({ _id }, index) => all.some((other, at) => at !== index && other._id.equals(_id)));
  const asked = { search: String(booking?._id), sort: 'amount' } as const;
  expect((await listed(asked, 1)).length).toBeGreaterThan(1);
  expect(await listed(asked, 1)).toEqual(await listed(asked));
});

test('all payments that wait for a person are listed, the oldest first', async () => {
  const waiting = all.filter((payment) => attentionOf(payment) !== null).map(idOf);
  expect(waiting.length).toBeGreaterThan(3);
  expect((await listed({ status: 'waiting' }, 3)).toSorted()).toEqual(waiting.toSorted());
  const payments = paymentRepository(api.dependencies.database);
  const records = await everyPage((page) => payments.list({ status: 'waiting', ...page }), 3);
  const moments = records.map(({ attempt }) => attempt.createdAt.getTime());
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
});
