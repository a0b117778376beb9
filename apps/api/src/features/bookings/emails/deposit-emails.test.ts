import { addDays, formatMoney as money } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { type Account, signUp } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { addDepositTour, BALANCE, DEPOSIT, PRICE, payPart, takePart } from '../../../testing/deposits.ts';
import { eventually, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { dayText } from '../../../time/day-text.ts';

const AGENCY = 'office@wayfarer.example';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
const { admin } = journey;
beforeEach(post.clear);

/** In ten days; the rest is due five days before. */
const DUE_ON = dayText(addDays(todayOf(api), 5));
const [refundable, kept] = [
  await addDepositTour(api, admin, { balanceDays: 5 }),
  await addDepositTour(api, admin, { balanceDays: 5, isRefundable: false }),
];

const emailTo = ({ username }: Account, subject: RegExp) => post.email({ to: `${username}@example.com`, subject });
const subjectsTo = ({ username }: Account, subject: RegExp) =>
  post.subjectsTo(`${username}@example.com`).filter((one) => subject.test(one));
const bookWithDeposit = async (by: Account, of = refundable) => {
  const booking = await journey.book({ of, by });
  await journey.confirm(booking, by);
  return booking;
};

test('who books with a deposit is asked for that, and told what is due until when; who has paid it, what was received and what is still owed', async () => {
  const by = await signUp(api);
  const booking = await journey.book({ of: refundable, by });
  await post.pass();
  const asked = emailTo(by, /payment needed to confirm/).text;
  expect(asked).toContain(`your booking is confirmed once you have paid a deposit of ${money(DEPOSIT)}.`);
  expect(asked).toContain(`Pay ${money(DEPOSIT)} now; ${money(BALANCE)} is due ${DUE_ON}.`);
  await journey.confirm(booking, by);
  await post.pass();
  const { text = '', html } = emailTo(by, /^Confirmed: /);
  expect(text).toContain(`we have received ${money(DEPOSIT)}.`);
  expect(text).toContain(`${money(BALANCE)} is still owed. Please pay it by ${DUE_ON}, in one payment or in several.`);
  expect(text).toMatch(`Paid:\n${money(DEPOSIT)}\n`);
  expect(text).toMatch(`Still owed:\n${money(BALANCE)}, due ${DUE_ON}\n`);
  expect(String(html)).toContain(`We have your payment of ${money(DEPOSIT)}; ${money(BALANCE)} is due ${DUE_ON}.`);
  expect(String(html)).not.toMatch(new RegExp(`(payment of|Paid:.{0,200}) ?${money(PRICE)}`));
  expect(subjectsTo(by, /^We have received/)).toEqual([]);
});

test('who pays everything at once is told of no rest, and reminded of none', async () => {
  const by = await signUp(api);
  const booking = await journey.book({ of: refundable, by });
  await payPart(api, journey, booking, by, PRICE);
  const due = (await journey.stored(booking)).emailsDue ?? [];
  expect(due.map(({ kind }) => kind)).not.toContain('balance-reminder');
  await post.pass();
  const { text = '' } = emailTo(by, /^Confirmed: /);
  expect(text).toMatch(`Paid:\n${money(PRICE)}\n`);
  expect(text).not.toMatch(/still owed/i);
});

test('each later payment has one email, whichever way it came: what was received, what is paid in all and what is still owed, with its receipt or the invoice', async () => {
  const by = await signUp(api);
  const booking = await bookWithDeposit(by);
  await post.pass();
  await payPart(api, journey, booking, by, 20_000);
  await post.pass();
  await takePart(api, admin, booking, 10_000, { way: 'cash' }).expect(201);
  await post.pass();
  await takePart(api, admin, booking, 40_000, { way: 'transfer' }).expect(201);
  await Promise.all([post.pass(), post.pass()]);
  expect(subjectsTo(by, /^Confirmed: /)).toHaveLength(1);
  expect(subjectsTo(by, /^We have received/)).toHaveLength(3);
  const received = (sum: number) => {
    const { text, attachments } = emailTo(by, new RegExp(`received ${money(sum)}`));
    return { text, documents: attachments.map(({ filename }) => filename?.split('-')[0]) };
  };
  const [{ text: card }, { text: cash }, { text: transfer }] = [received(20_000), received(10_000), received(40_000)];
  expect(card).toContain(`You have paid ${money(50_000)} of ${money(PRICE)} in all.`);
  expect(card).toContain(`${money(50_000)} is still owed, due ${DUE_ON}.`);
  expect(cash).toContain(`${money(40_000)} is still owed, due ${DUE_ON}.`);
  expect(transfer).toContain(`You have paid ${money(PRICE)} of ${money(PRICE)} in all.`);
  expect(transfer).toContain('Nothing is owed any more.');
  expect([20_000, 10_000, 40_000].map((sum) => received(sum).documents)).toEqual([['REC'], ['REC'], ['INV']]);
  expect(transfer).toContain('Your invoice is attached.');
});

test('who closes the payment page of the rest gets no email that the payment failed', async () => {
  const by = await signUp(api);
  const booking = await bookWithDeposit(by);
  const sessionId = await journey.openSession(booking, by);
  await journey.askProvider('POST', `/v1/checkout/sessions/${sessionId}/expire`, '');
  await eventually(async () => (await journey.stored(booking)).attempts.at(-1)?.status === 'expired');
  await post.pass();
  expect(subjectsTo(by, /not completed/)).toEqual([]);
});

test('the agency reads what was paid of a booking and what is owed, and not that it was paid', async () => {
  const { body } = await api.request.get('/api/agency/notices').set(admin.bearer).expect(200);
  const notices = { paidBookingsTo: AGENCY, version: body.version };
  await api.request.put('/api/agency/notices').set(admin.bearer).send(notices).expect(200);
  await bookWithDeposit(await signUp(api));
  await post.pass();
  expect(post.subjectsTo(AGENCY)).toEqual([expect.stringMatching(/^Paid in part: /)]);
  const { text = '' } = post.email({ to: AGENCY });
  expect(text).toMatch(`Paid:\n${money(DEPOSIT)}\n`);
  expect(text).toMatch(`Still owed:\n${money(BALANCE)}, due ${DUE_ON}\n`);
});

test('a deposit that is not refundable is named when its traveller cancels, and not when the agency does', async () => {
  const [owing, paid, agency] = await Promise.all([signUp(api), signUp(api), signUp(api)]);
  await journey.cancel(await bookWithDeposit(owing, kept), owing).expect(200);
  const whole = await bookWithDeposit(paid, kept);
  await payPart(api, journey, whole, paid, BALANCE);
  await journey.cancel(whole, paid).expect(200);
  await journey.cancel(await bookWithDeposit(agency, kept), admin).expect(200);
  await post.pass();
  const [nothing, rest, all] = [owing, paid, agency].map((by) => emailTo(by, /^Cancelled: /).text);
  expect(nothing).toContain(`Your deposit of ${money(DEPOSIT)} is not refundable, so nothing is refunded.`);
  expect(rest).toContain(`${money(BALANCE)} goes back to the card you paid with.`);
  expect(rest).toContain(`Your deposit of ${money(DEPOSIT)} is not refundable, so we keep it.`);
  expect(all).toContain(`Everything you paid, ${money(DEPOSIT)}, goes back to the card you paid with.`);
  expect(all).not.toContain('not refundable');
});

test('what was paid in several ways goes back in the same ways, and the emails of the refunds add up', async () => {
  const [cards, mixed] = await Promise.all([signUp(api), signUp(api)]);
  const [byCards, byBoth] = [await bookWithDeposit(cards), await bookWithDeposit(mixed)];
  await payPart(api, journey, byCards, cards, BALANCE);
  await takePart(api, admin, byBoth, BALANCE).expect(201);
  await journey.cancel(byCards, cards).expect(200);
  await journey.cancel(byBoth, mixed).expect(200);
  await post.pass();
  expect(emailTo(cards, /^Cancelled: /).text).toContain(
    `${money(PRICE)} goes back to you, each payment to the card it came from.`,
  );
  expect(emailTo(mixed, /^Cancelled: /).text).toContain(
    `${money(PRICE)} goes back to you: ${money(DEPOSIT)} to the card you paid with, and ${money(BALANCE)} in the way in which you paid us directly.`,
  );
  await eventually(async () => {
    await post.pass();
    return subjectsTo(cards, /^Your refund/).length === 2;
  });
  expect(subjectsTo(cards, new RegExp(`^Your refund of ${money(DEPOSIT)}`))).toHaveLength(1);
  expect(subjectsTo(cards, new RegExp(`^Your refund of ${money(BALANCE)}`))).toHaveLength(1);
});
