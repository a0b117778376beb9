import { beforeEach, expect, test } from 'vitest';
import { type Account, signUp } from '../../../testing/accounts.ts';
import { addTourPackage } from '../../../testing/catalogue.ts';
import { eventually, startMoneyJourney } from '../../../testing/money-journey.ts';
import { AFTER_THE_HOLD, limitedTo } from '../../../testing/seats.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
beforeEach(post.clear);

const emailsTo = ({ username }: Account, subject: RegExp) => post.emails({ to: `${username}@example.com`, subject });
const textTo = ({ username }: Account, subject: RegExp): string =>
  post.email({ to: `${username}@example.com`, subject }).text ?? '';
/** A payment page that closes before anything was paid. */
const closePage = async (booking: Parameters<typeof journey.read>[0], by: Account): Promise<void> => {
  const sessionId = await journey.openSession(booking, by);
  await journey.askProvider('POST', `/v1/checkout/sessions/${sessionId}/expire`, '');
  await eventually(async () => (await journey.stored(booking)).attempts.at(-1)?.status === 'expired');
};

test('after booking a traveller is asked to pay and told until when seats are held, unless they have paid or cancelled meanwhile', async () => {
  const of = await limitedTo(api, journey, 20);
  const [seated, free, payer, canceller] = await Promise.all([signUp(api), signUp(api), signUp(api), signUp(api)]);
  await journey.book({ of, by: seated });
  await journey.book({ by: free });
  await journey.bookConfirmed({ of, by: payer });
  await journey.cancel(await journey.book({ of, by: canceller }), canceller).expect(200);
  await post.pass();
  const asked = [seated, free, payer, canceller].map((account) => emailsTo(account, /payment needed to confirm/).length);
  expect(asked).toEqual([1, 1, 0, 0]);
  expect(textTo(seated, /payment needed/)).toContain('Your seats are held until ');
  expect(textTo(free, /payment needed/)).toContain('You can pay until the day of travel.');
});

test('an expired payment page causes one email that nothing was paid, except to travellers who are paying again, have paid or cancelled', async () => {
  const of = await limitedTo(api, journey, 20);
  const [closer, trier, payer, canceller] = await Promise.all([signUp(api), signUp(api), signUp(api), signUp(api)]);
  const [closed, tried, paid, cancelled] = await Promise.all([
    journey.book({ of, by: closer }),
    journey.book({ of, by: trier }),
    journey.book({ of, by: payer }),
    journey.book({ of, by: canceller }),
  ]);
  await Promise.all([
    closePage(closed, closer),
    closePage(tried, trier),
    closePage(paid, payer),
    closePage(cancelled, canceller),
  ]);
  await journey.openSession(tried, trier);
  await journey.confirm(paid, payer);
  await journey.cancel(cancelled, canceller).expect(200);
  await post.pass();
  const told = [closer, trier, payer, canceller].map((account) => emailsTo(account, /was not completed/).length);
  expect(told).toEqual([1, 0, 0, 0]);
  expect(textTo(closer, /was not completed/)).toContain('Your seats were held until ');
});

test('the email of a cancel says how much is refunded, that nothing is, or that nothing was paid', async () => {
  const destination = journey.tourPackage.destination._id;
  const ofHalf = (percent: number) =>
    addTourPackage(api, journey.admin, { destination, cancellationPolicy: JSON.stringify([{ daysBefore: 1, percent }]) });
  const [half, strict] = [await ofHalf(50), await addTourPackage(api, journey.admin, { destination, cancellationPolicy: '[]' })];
  const [one, other, third] = await Promise.all([signUp(api), signUp(api), signUp(api)]);
  await journey.cancel(await journey.bookConfirmed({ of: half, by: one }), one).expect(200);
  await journey.cancel(await journey.bookConfirmed({ of: strict, by: other }), other).expect(200);
  await journey.cancel(await journey.book({ of: half, by: third }), journey.admin).expect(200);
  await post.pass();
  const [told, nothing, unpaid] = [one, other, third].map((account) => textTo(account, /^Cancelled: /));
  expect(told).toContain('₹1,999.99 goes back to the card you paid with.');
  expect(nothing).toContain('nothing is refunded');
  expect(unpaid).toContain('You had not paid, so nothing was charged.');
  expect(unpaid).toContain('we have had to cancel your booking.');
});

test('each of several refunds causes an email with its own amount and the booking', async () => {
  const by = await signUp(api);
  const booking = await journey.bookConfirmed({ by });
  await journey.refund(booking, { amount: 5, reason: 'Rain.' });
  await journey.refund(booking, { amount: 7, reason: 'More rain.' }, { key: 'two' });
  await post.pass();
  for (const sum of ['₹5.00', '₹7.00']) expect(textTo(by, new RegExp(`^Your refund of ${sum}`))).toMatch(`Refund:\n${sum}\n`);
  const confirmed = textTo(by, /^Confirmed: /);
  for (const part of ['Hampi, India', '(3 days)', '₹3,999.98', `/my-trip/${booking._id}`, journey.tourPackage.title])
    expect(confirmed).toContain(part);
});

test('a traveller who paid after the seats were sold to others is told so, and that everything is refunded', async () => {
  const of = await limitedTo(api, journey, 2);
  const [late, other] = await Promise.all([signUp(api), signUp(api)]);
  const booking = await journey.book({ of, by: late });
  const sessionId = await journey.openSession(booking, late);
  api.clock.moveBy(AFTER_THE_HOLD);
  await journey.book({ of, by: other });
  await journey.payCard(sessionId);
  await eventually(async () => (await journey.stored(booking)).bookingStatus === 'cancelled');
  expect((await journey.read(booking, late)).cancellationReason).toBe('seats_sold');
  await post.pass();
  const text = textTo(late, /^Cancelled: /);
  expect(text).toContain('others had already booked them');
  expect(text).toContain('₹3,999.98 goes back to the card you paid with.');
});

test('a traveller who paid after the code was used up by others is told so, and that everything is refunded', async () => {
  const add = api.request.post('/api/code').set(journey.admin.bearer);
  await add.send({ code: 'LAST-ONE', percent: 10, most: 1 }).expect(201);
  const of = await limitedTo(api, journey, 8);
  const [late, other] = await Promise.all([signUp(api), signUp(api)]);
  const withCode = { of, code: 'LAST-ONE', totalAmount: 3599.98 };
  const booking = await journey.book({ ...withCode, by: late });
  const sessionId = await journey.openSession(booking, late);
  api.clock.moveBy(AFTER_THE_HOLD);
  await journey.book({ ...withCode, by: other });
  await journey.payCard(sessionId);
  await eventually(async () => (await journey.stored(booking)).bookingStatus === 'cancelled');
  expect(await journey.read(booking, late)).toMatchObject({ cancellationReason: 'code_used_up', refundStatus: 'pending' });
  await post.pass();
  const text = textTo(late, /^Cancelled: /);
  expect(text).toContain('your promotion code was no longer held for you, and it had been used up');
  expect(text).not.toContain('seats');
  expect(text).toContain('₹3,599.98 goes back to the card you paid with.');
});

test('a traveller who was deleted gets no email about what they had booked', async () => {
  const by = await signUp(api);
  await journey.bookConfirmed({ by });
  await journey.book({ by });
  await api.request.delete(`/api/auth/${by.userId}`).set(journey.admin.bearer).expect(200);
  await post.pass();
  await post.pass();
  expect(emailsTo(by, /booking|Confirmed/)).toEqual([]);
});

test('a place without a known country is shown without one', async () => {
  const by = await signUp(api);
  const { _id } = await journey.stored(await journey.bookConfirmed({ by }));
  const unknown = { $set: { 'package.destinationCountry': '' } };
  await api.dependencies.database.collection('bookings').updateOne({ _id }, unknown);
  await post.pass();
  expect(textTo(by, /^Confirmed: /)).toMatch('Where:\nHampi\n');
});

test('the agency gets one email for each booking that is paid, once it asks for them, and the traveller’s deletion erases it', async () => {
  const to = 'desk@wayfarer.example';
  const traveller = await signUp(api);
  await journey.bookConfirmed({ by: traveller });
  await post.pass();
  const notices = { paidBookingsTo: to, version: 0 };
  await api.request.put('/api/agency/notices').set(journey.admin.bearer).send(notices).expect(200);
  await api.request.put('/api/agency/notices').set(journey.admin.bearer).send(notices).expect(409);
  await api.request
    .put('/api/agency/notices')
    .set(journey.admin.bearer)
    .send({ ...notices, version: 1 })
    .expect(200);
  await journey.bookConfirmed({ by: traveller });
  await journey.book({ by: traveller });
  await post.pass();
  await post.pass();
  expect(post.subjectsTo(to)).toEqual([expect.stringMatching(/^Paid: /)]);
  expect(post.email({ to }).text).toContain(traveller.username);
  await api.request.delete(`/api/auth/${traveller.userId}`).set(journey.admin.bearer).expect(200);
  expect(JSON.stringify(await post.stored())).not.toContain(traveller.username);
});
