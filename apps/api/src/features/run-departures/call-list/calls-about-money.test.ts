import { addDays } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { startCallDesk } from '../../../testing/call-desk.ts';
import { addDepositTour, BALANCE, DEPOSIT, takePart } from '../../../testing/deposits.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const { journey, desk, day, bookByPhone, callsOf, tick, waiting } = await startCallDesk(api);
const post = await testPost(api);

const passOn = async (fromDue: number): Promise<void> => {
  const noon = Date.parse(`${addDays(day, fromDue - 3)}T12:00:00Z`);
  api.clock.moveBy(noon - api.clock.now().getTime());
  await post.pass();
};

test('who has no address is called about what they owe: about the latest reminder alone, and not once they have paid', async () => {
  const of = await addDepositTour(api, journey.admin, journey, { balanceDays: 3 });
  const booking = await bookByPhone(of, DEPOSIT);
  const before = (await waiting()).toCall;
  const toCall = async () => (await callsOf(of)).map(({ email, called }) => [email, called !== null]);
  await passOn(-3);
  expect(await toCall()).toEqual([['balance-reminder', false]]);
  expect((await waiting()).toCall).toBe(before + 1);
  await passOn(0);
  expect(await toCall()).toEqual([['balance-reminder', false]]);
  const about = { booking: booking._id, message: null, email: 'balance-reminder', isCalled: true } as const;
  await tick(of, about).expect(200);
  expect((await waiting()).toCall).toBe(before);
  await passOn(2);
  expect((await toCall())[0]).toEqual(['balance-overdue', false]);
  expect((await waiting()).toCall).toBe(before + 1);
  await takePart(api, desk, booking, BALANCE);
  expect(await toCall()).toEqual([]);
  expect((await waiting()).toCall).toBe(before);
});
