import { addDays, type Dashboard } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { todayOf } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { sumUpFigures } from '../../testing/sum-up-figures.ts';
import { yearBefore } from '../../time/month-days.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const TOTAL = 3999.98;

const dashboard = async (): Promise<Dashboard> => {
  await sumUpFigures(api);
  return (
    await api.request
      .get('/api/dashboard')
      .set((await signUpAdmin(api)).bearer)
      .expect(200)
  ).body;
};
/** Booked at noon of a day, and paid. */
const bookedOn = async (day: string): Promise<void> => {
  const { _id } = await journey.bookConfirmed();
  const made = { bookingDate: new Date(`${day}T06:30:00Z`), sumsChangedAt: api.clock.now() };
  await api.dependencies.database.collection('bookings').updateOne({ _id: new Types.ObjectId(_id) }, { $set: made });
};

test('this month up to today stands beside the same days of the year before, to the day', async () => {
  const today = todayOf(api);
  const then = yearBefore(today);
  const [first, firstThen] = [today, then].map((day) => `${day.slice(0, 7)}-01`);
  // One on each bound, and one on either side of what is compared.
  for (const day of [today, then, firstThen ?? '', addDays(firstThen ?? '', -1), addDays(then, 1)]) await bookedOn(day);
  const { monthSoFar, monthLastYear } = await dashboard();
  expect(monthSoFar).toEqual({ from: first, to: today, bookings: 1, revenue: TOTAL });
  expect(monthLastYear).toEqual({ from: firstThen, to: then, bookings: 2, revenue: 2 * TOTAL });
});
