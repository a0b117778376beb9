import { addDays, type CalledEmailKind } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { type Account, signUp } from '../../../testing/accounts.ts';
import { startCallDesk } from '../../../testing/call-desk.ts';
import { addDepositTour, BALANCE, DEPOSIT, takePart } from '../../../testing/deposits.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const { journey, day, bookByPhone, callsOf, tick, waiting } = await startCallDesk(api);
const post = await testPost(api);

/** Goes to a day, counted from that on which the balance is due, and logs somebody of the desk in. */
const passOn = async (fromDue: number) => {
  api.clock.moveBy(Date.parse(`${addDays(day, fromDue - 3)}T12:00:00Z`) - api.clock.now().getTime());
  await post.pass();
  return signUp(api, { role: 'desk' });
};

test('who has no address is called about what they owe: about the latest reminder alone, and no longer once they have paid', async () => {
  const of = await addDepositTour(api, journey.admin, { balanceDays: 3 });
  const { _id: booking } = await bookByPhone(of, DEPOSIT);
  const toCall = async (by: Account) => {
    const calls = await callsOf(of, by);
    return calls.filter(({ email }) => email !== 'trip-reminder').map(({ email, called }) => [email, called !== null]);
  };
  const tickAbout = (email: CalledEmailKind, by: Account) =>
    tick(of, { booking, message: null, email, isCalled: true }, by).expect(200);
  const threeDaysBefore = await passOn(-3);
  await tickAbout('trip-reminder', threeDaysBefore);
  expect(await toCall(threeDaysBefore)).toEqual([['balance-reminder', false]]);
  expect((await waiting()).toCall).toBe(1);
  const onTheDay = await passOn(0);
  expect(await toCall(onTheDay)).toEqual([['balance-reminder', false]]);
  await tickAbout('balance-reminder', onTheDay);
  expect((await waiting()).toCall).toBe(0);
  const overdue = await passOn(2);
  expect(await toCall(overdue)).toEqual([
    ['balance-overdue', false],
    ['balance-reminder', true],
    ['balance-reminder', true],
  ]);
  expect((await waiting()).toCall).toBe(1);
  await takePart(api, overdue, { _id: booking }, BALANCE).expect(201);
  expect(await toCall(overdue)).toEqual([]);
  expect((await waiting()).toCall).toBe(0);
});
