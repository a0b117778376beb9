import { addDays } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { eventually, startMoneyJourney } from '../../../testing/money-journey.ts';
import { limitedTo } from '../../../testing/seats.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
beforeEach(post.clear);

const traveller = async () => {
  const account = await signUp(api);
  const got = () => post.subjectsTo(`${account.username}@example.com`);
  return { account, got };
};
const matching = (subjects: string[], pattern: RegExp) => subjects.filter((subject) => pattern.test(subject));
const passAfter = async (milliseconds: number): Promise<void> => {
  api.clock.moveBy(milliseconds);
  await post.pass();
  await post.pass();
};

test('an expired hold causes one email, and none to travellers who paid, cancelled or opened the payment page', async () => {
  const of = await limitedTo(api, journey, 20);
  const [waiting, payer, canceller, trier] = await Promise.all([traveller(), traveller(), traveller(), traveller()]);
  await journey.book({ of, by: waiting.account });
  await journey.bookConfirmed({ of, by: payer.account });
  await journey.cancel(await journey.book({ of, by: canceller.account }), canceller.account).expect(200);
  await journey.openSession(await journey.book({ of, by: trier.account }), trier.account);
  const told = () => [waiting, payer, canceller, trier].map(({ got }) => matching(got(), /no longer held/).length);
  await post.pass();
  expect(told()).toEqual([0, 0, 0, 0]);
  await passAfter(HOUR);
  await passAfter(HOUR);
  expect(told()).toEqual([1, 0, 0, 0]);
});

test('the email says so when the agency cancelled, and not when the traveller did', async () => {
  const [one, other] = await Promise.all([traveller(), traveller()]);
  await journey.cancel(await journey.bookConfirmed({ by: one.account }), journey.admin).expect(200);
  await journey.cancel(await journey.bookConfirmed({ by: other.account }), other.account).expect(200);
  await post.pass();
  const textTo = ({ account }: typeof one) => post.email({ to: `${account.username}@example.com`, subject: /^Cancelled: / }).text;
  expect(textTo(one)).toContain('we have had to cancel your trip');
  expect(textTo(other)).toContain('we’ve cancelled your booking as requested');
});

test('a refund that the bank sends back causes one email to its traveller', async () => {
  const { account, got } = await traveller();
  const booking = await journey.bookConfirmed({ by: account });
  await journey.refund(booking, { amount: 5, reason: 'Rain.' });
  const [attempt] = (await journey.stored(booking)).attempts;
  await journey.askProvider('POST', '/_sandbox/fail_refund', { refund: attempt?.refunds[0]?.refundId });
  await eventually(async () => (await journey.read(booking, account)).refundStatus === 'failed');
  await passAfter(60_000);
  await passAfter(60_000);
  expect((await journey.stored(booking)).attempts[0]?.refunds).toMatchObject([{ state: 'failed' }]);
  expect(matching(got(), /₹5\.00 .* did not arrive/)).toHaveLength(1);
});

test('a paid trip is reminded of once, seven days before; one that was cancelled is not', async () => {
  const [goer, canceller] = await Promise.all([traveller(), traveller()]);
  await journey.bookConfirmed({ by: goer.account });
  const cancelled = await journey.bookConfirmed({ by: canceller.account });
  await journey.cancel(cancelled, canceller.account).expect(200);
  const reminders = () => [goer, canceller].map(({ got }) => matching(got(), /^In (a week|6 days): /).length);
  await passAfter(2 * DAY);
  expect(reminders()).toEqual([0, 0]);
  await passAfter(2 * DAY);
  await passAfter(DAY);
  expect(reminders()).toEqual([1, 0]);
  const { text } = post.email({ to: `${goer.account.username}@example.com`, subject: /^In (a week|6 days): / });
  expect(text).toContain('Your voucher, on your phone or printed.');
  expect(text).toContain(`The first day: ${journey.tourPackage.itinerary[0]}`);
});

test('who books later than a week before is reminded once, a day afterwards, with the days that are left; who travels by then is not', async () => {
  const [late, last] = await Promise.all([traveller(), traveller()]);
  await journey.bookConfirmed({ by: late.account, travelDate: addDays(todayOf(api), 5) });
  await journey.bookConfirmed({ by: last.account, travelDate: addDays(todayOf(api), 1) });
  const reminders = ({ got }: typeof late) => matching(got(), /^(In \d days|Tomorrow|In a week): /);
  await passAfter(DAY - HOUR);
  expect(reminders(late)).toEqual([]);
  await passAfter(DAY + HOUR);
  await passAfter(DAY);
  expect(reminders(late)).toEqual([expect.stringMatching(/^In [34] days: /)]);
  expect(reminders(last)).toEqual([]);
});
