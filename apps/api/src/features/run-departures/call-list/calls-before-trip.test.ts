import { addDays } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { type Account, signUp } from '../../../testing/accounts.ts';
import { startCallDesk } from '../../../testing/call-desk.ts';
import { addTourPackage } from '../../../testing/catalogue.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { setAgency } from '../../../testing/set-agency.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { planTripLetters } from '../../bookings/index.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const { journey, day, bookByPhone, callsOf, tick } = await startCallDesk(api);
const post = await testPost(api);

/** Goes to a day so many days before the trip, and logs somebody of the desk in. */
const passOn = async (before: number): Promise<Account> => {
  await planTripLetters(api.dependencies);
  api.clock.moveBy(Date.parse(`${addDays(day, -before)}T12:00:00Z`) - api.clock.now().getTime());
  await post.pass();
  return signUp(api, { role: 'desk' });
};

test('who has no address is called about the latest reminder of the trip alone, and not after the trip', async () => {
  await setAgency(api, journey.admin, { tripReminderDays: '7, 6, 5', afterTripDays: 1 });
  const of = await addTourPackage(api, journey.admin);
  const { _id: booking } = await bookByPhone(of);
  const calls = async (by: Account) => (await callsOf(of, by)).map(({ email, called }) => [email, called !== null]);
  const first = await passOn(7);
  expect(await calls(first)).toEqual([['trip-reminder', false]]);
  const second = await passOn(6);
  expect(await calls(second)).toEqual([['trip-reminder', false]]);
  await tick(of, { booking, message: null, email: 'trip-reminder', isCalled: true }, second).expect(200);
  const third = await passOn(5);
  expect(await calls(third)).toEqual([
    ['trip-reminder', false],
    ['trip-reminder', true],
    ['trip-reminder', true],
  ]);
  for (const after of [-1, -2, -3]) await passOn(after);
  expect(await calls(await passOn(-4))).toEqual([
    ['trip-reminder', false],
    ['trip-reminder', true],
    ['trip-reminder', true],
  ]);
});
