import { addDays, type Booking, type Dashboard, type OwedByAge } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../../testing/accounts.ts';
import { todayOf } from '../../testing/catalogue.ts';
import { BALANCE, startDeposits } from '../../testing/deposits.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { book, take } = await startDeposits(api, journey);
const { database } = api.dependencies;

const dashboard = async (): Promise<Dashboard> =>
  (
    await api.request
      .get('/api/dashboard')
      .set((await signUpAdmin(api)).bearer)
      .expect(200)
  ).body;
const listed = async (age: string): Promise<Booking[]> =>
  (await api.request.get(`/api/booking?unpaid=${age}`).set(journey.admin.bearer).expect(200)).body;

test('without anything that is owed nothing is said of it', async () => {
  await database.collection('bookings').updateMany({}, { $unset: { owesUntil: 1, owed: 1 } });
  expect(await dashboard()).not.toHaveProperty('owedByAge');
});

test('what is owed is summed up by how long it is overdue, to the day, and each age leads to its bookings', async () => {
  const days = [-1, 0, 1, 7, 8, 30, 31, 60, 61, 400];
  for (const [place, daysOverdue] of days.entries()) {
    const booking = await book(96, await signUp(api));
    await take(booking, 30_000, `${booking._id}-${place}`).expect(201);
    const { _id } = await journey.stored(booking);
    const dueOn = addDays(todayOf(api), -daysOverdue);
    await database.collection('bookings').updateOne({ _id }, { $set: { 'plan.dueOn': dueOn, owesUntil: dueOn } });
  }
  const ages = ['not-due', 'overdue-7', 'overdue-30', 'overdue-60', 'overdue-longer'];
  const expected = ages.map((age): OwedByAge => ({ age: age as OwedByAge['age'], bookings: 2, amount: 2 * BALANCE }));
  expect((await dashboard()).owedByAge).toEqual(expected);
  for (const age of ages) expect(await listed(age), age).toHaveLength(2);
  const { body: waiting } = await api.request
    .get('/api/dashboard/waiting')
    .set((await signUpAdmin(api)).bearer)
    .expect(200);
  const overdue = (await listed('overdue')).length;
  expect(waiting).toMatchObject({ restsOverdue: overdue, restsOverdueAmount: overdue * BALANCE });
  const { stages = [], queryPlanner } = (await database
    .collection('bookings')
    .aggregate(
      [
        { $match: { owesUntil: { $type: 'string' } } },
        { $project: { _id: 0, owesUntil: 1, owed: 1 } },
        { $group: { _id: null, amount: { $sum: '$owed' } } },
      ],
      { hint: { owesUntil: 1, owed: 1, _id: 1 } },
    )
    .explain('executionStats')) as { stages?: object[]; queryPlanner?: object };
  expect(JSON.stringify([stages, queryPlanner])).not.toContain('"FETCH"');
});
