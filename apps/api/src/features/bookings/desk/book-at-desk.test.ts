import { addDays, type Booking, deskBookingSchema, type TrailEntry } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { crashingAt } from '../../../testing/at-step.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { bookAtDesk, deskBody, payLinkTokenOf } from '../../../testing/desk.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { AFTER_THE_HOLD, leftOf, limitedTo, seatsOf } from '../../../testing/seats.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { takeByHand } from '../../payments/by-hand/take-by-hand.ts';
import { bookAtDesk as bookForCustomer, type TakePayment } from './book-at-desk.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);
const journey = await startMoneyJourney(api);
const { admin } = journey;
const desk = await signUp(api, { role: 'desk' });
const TOTAL = 3999.98;
const { database } = api.dependencies;

const book = (fields: object = {}, by = admin) => bookAtDesk(api, by, deskBody({ ...journey, api }, fields));
const openLink = async (token: string) => (await api.request.post('/api/pay/open').send({ token }).expect(200)).body;
const read = (booking: Booking) => journey.read(booking, admin);
const cash = (fields: object = {}) => ({
  way: 'cash',
  amount: TOTAL,
  receivedOn: todayOf(api),
  reference: 'Receipt 7',
  ...fields,
});
const counts = () => Promise.all(['users', 'bookings'].map((name) => database.collection(name).countDocuments()));

test('a new customer is held the seats until the chosen time, and pays by the emailed link without a login', async () => {
  const of = await limitedTo(api, journey, 2);
  const customer = { name: 'Asha Rao', email: 'asha.rao@example.com', phone: '+91 98450 12345' };
  const order = {
    customer,
    packageId: of._id,
    discount: { amount: 300, reason: 'A returning guest.' },
    totalAmount: TOTAL - 300,
  };
  const booking: Booking = (await book(order, desk).expect(201)).body.booking;
  expect(booking).toMatchObject({ bookingStatus: 'pending', user: { username: 'asha-rao' }, totalAmount: TOTAL - 300 });
  expect(booking.lines?.at(-1)).toMatchObject({ kind: 'discount', sum: -300 });
  await api.request.post('/api/auth/login').send({ username: 'asha-rao', password: '!' }).expect(401);
  api.clock.moveBy(AFTER_THE_HOLD);
  expect(await leftOf(api, of)).toBe(0);
  await post.pass();
  const token = payLinkTokenOf(booking);
  expect(post.emails({ to: 'asha.rao@example.com' }).map(({ text }) => text)).toContainEqual(expect.stringContaining('/pay'));
  expect(JSON.stringify(await post.stored())).not.toContain(token);
  const shown = await openLink(token);
  expect(shown).toMatchObject({ state: 'open', sentence: null, totalAmount: TOTAL - 300, payUntil: booking.payLink?.until });
  expect(JSON.stringify(shown)).not.toMatch(/asha|98450 ?12345/);
  const { body } = await api.request.post('/api/pay').send({ token }).expect(201);
  await journey.payCard(body.sessionId);
  expect(await openLink(token)).toMatchObject({ state: 'paid' });
  await post.pass();
  const confirmed = post.email({ to: 'asha.rao@example.com', subject: /^Confirmed: / });
  expect(confirmed.text).toMatch(/you need a password, and you do not have one yet[\s\S]*\/forgot-password/);
  expect(await read(booking)).toMatchObject({ bookingStatus: 'confirmed', byStaff: { discountReason: 'A returning guest.' } });
  const { body: trail } = await api.request.get(`/api/booking/trail/${booking._id}`).set(admin.bearer).expect(200);
  const booked = only<TrailEntry>(trail, ({ changes }) => changes.some(({ what }) => what === 'booked'));
  expect(booked.by).toMatchObject({ kind: 'staff', name: desk.username });
  expect(booked.changes).toContainEqual(expect.objectContaining({ what: 'discount', amount: 300, reason: 'A returning guest.' }));
});

test('cash is taken with the booking, once however often it is sent, and needs no email address', async () => {
  const customer = { name: 'गीता', phone: '080 4123 4567' };
  const send = () => book({ customer, link: undefined, paid: cash() }, desk).set('Idempotency-Key', 'cash-once');
  const before = await counts();
  const [{ body }, again] = [await send().expect(201), await send().expect(201)];
  expect(again.body.booking._id).toBe(body.booking._id);
  expect(body.booking).toMatchObject({ bookingStatus: 'confirmed', amountPaid: TOTAL });
  expect(await counts()).toEqual(before.map((count) => count + 1));
  const { body: payments } = await api.request.get(`/api/payment?booking=${body.booking._id}`).set(desk.bearer).expect(200);
  expect(payments).toMatchObject([{ paymentMethod: 'cash', status: 'paid', transactionId: 'Receipt 7' }]);
  await post.pass();
  const { body: found } = await api.request.get('/api/desk/customer?search=guest').set(desk.bearer).expect(200);
  expect(found).toMatchObject([{ email: null }]);
  await api.request
    .delete(`/api/auth/${only<{ _id: string }>(found)._id}`)
    .set(admin.bearer)
    .expect(200);
});

test('who is known by phone is called and reached as before on the next booking too, and their page says it until they are deleted', async () => {
  const customer = { name: 'Kamala Iyer', phone: '080 2222 7777' };
  const { user }: Booking = (await book({ customer }, desk).expect(201)).body.booking;
  const again: Booking = (await book({ customer: { userId: user._id } }, desk).expect(201)).body.booking;
  const { body } = await api.request.get(`/api/booking/travellers/${again._id}`).set(desk.bearer).expect(200);
  expect(body.contact).toEqual(customer);
  expect(body.travellers.map(({ name }: { name: string | null }) => name)).toEqual([customer.name, null]);
  const pageOf = async (id: string) => (await api.request.get(`/api/customer/${id}`).set(desk.bearer).expect(200)).body;
  expect(await pageOf(user._id)).toMatchObject({ ...customer, contact: null });
  const known: Booking = (await book({}, desk).expect(201)).body.booking;
  const { body: other } = await api.request.get(`/api/booking/travellers/${known._id}`).set(desk.bearer).expect(200);
  expect(other.contact).toEqual({ name: journey.traveller.username });
  expect(await pageOf(known.user._id)).toMatchObject({ contact: null });
  await api.request.delete(`/api/auth/${user._id}`).set(admin.bearer).expect(200);
  await api.request.get(`/api/customer/${user._id}`).set(desk.bearer).expect(404);
});

test.each(['seats-held', 'booking-stored', 'attempt-stored'] as const)(
  'a process that dies at %s leaves what the same call, sent again, finishes: one customer, one booking and one payment',
  async (step) => {
    const of = await limitedTo(api, journey, 2);
    const customer = { name: 'Ila Menon', email: `${step}@example.com` };
    const order = deskBookingSchema.parse(
      deskBody({ ...journey, api }, { customer, packageId: of._id, link: undefined, paid: cash() }),
    );
    const dying = crashingAt(api, step);
    const caller = { userId: desk.userId, username: desk.username, role: 'desk', sessionId: 'none' } as const;
    const take: TakePayment = (by, id, taken) => takeByHand(dying, by, id, taken);
    const before = await counts();
    await expect(bookForCustomer(dying, take, caller, order, step)).rejects.toThrow(`Crash at ${step}`);
    const send = () => bookAtDesk(api, desk, order).set('Idempotency-Key', step).expect(201);
    const [{ body }, again] = [await send(), await send()];
    expect(body.booking).toMatchObject({ bookingStatus: 'confirmed', amountPaid: TOTAL });
    expect(again.body.booking._id).toBe(body.booking._id);
    expect(await counts()).toEqual(before.map((count) => count + 1));
    const { body: payments } = await api.request.get(`/api/payment?booking=${body.booking._id}`).set(desk.bearer).expect(200);
    expect(payments).toMatchObject([{ paymentMethod: 'cash', status: 'paid' }]);
    expect((await seatsOf(api, of)).days).toMatchObject([{ paid: 2, held: 0, left: 0 }]);
  },
);

test('a booking is free, or over the capacity, by admins alone, and its history says why', async () => {
  const of = await limitedTo(api, journey, 1);
  const granted = { packageId: of._id, link: undefined, free: { reason: 'A prize.' }, totalAmount: 0 };
  expect((await book(granted, desk).expect(400)).body.details).toHaveProperty('free');
  const discount = { amount: TOTAL, reason: 'A prize.' };
  const nothing = { ...granted, free: undefined, discount, paid: cash({ amount: 0 }) };
  expect((await book(nothing).expect(400)).body.details).toHaveProperty('paid');
  const overCapacity = { note: 'One more bed.' };
  expect((await book({ ...granted, overCapacity }, desk).expect(403)).body.details).toHaveProperty('overCapacity');
  await book(granted).expect(409);
  const { body } = await book({ ...granted, overCapacity }).expect(201);
  expect(body.booking).toMatchObject({ bookingStatus: 'confirmed', totalAmount: 0, byStaff: { overCapacity: 'One more bed.' } });
  const { body: trail } = await api.request.get(`/api/booking/trail/${body.booking._id}`).set(admin.bearer).expect(200);
  expect(JSON.stringify(trail)).toContain('One more bed.');
});

test('what is wrong is told at its field, and nothing is written', async () => {
  const before = await counts();
  const customer = { name: 'Nobody', email: 'nobody@example.com' };
  const deleted = await signUp(api);
  await api.request.delete(`/api/auth/${deleted.userId}`).set(admin.bearer).expect(200);
  const at = (days: number) => ({ holdUntil: new Date(api.clock.now().getTime() + days * 24 * 60 * 60_000).toISOString() });
  const wrong: [object, string][] = [
    [{ customer, link: undefined, paid: cash({ amount: 1 }) }, 'paid.amount'],
    [{ customer, link: undefined, paid: cash({ receivedOn: addDays(todayOf(api), 1) }) }, 'paid.receivedOn'],
    [{ customer: { userId: deleted.userId } }, 'customer.userId'],
    [{ customer: { name: 'Nobody' } }, 'customer.email'],
    [{ customer, link: at(-1) }, 'link.holdUntil'],
    [{ customer, link: at(31) }, 'link.holdUntil'],
    [{ customer, link: at(11) }, 'link.holdUntil'],
    [{ customer, paid: cash() }, 'link'],
    [{ customer, discount: { amount: 400, reason: 'Too much.' }, totalAmount: TOTAL - 400 }, 'discount.amount'],
    [{ customer, travelDate: addDays(todayOf(api), -1) }, 'travelDate'],
  ];
  for (const [fields, field] of wrong) expect((await book(fields, desk).expect(400)).body.details).toHaveProperty([field]);
  const small = await limitedTo(api, journey, 1);
  await book({ customer, packageId: small._id }, desk).expect(409);
  const taken = { name: 'Asha', email: `${journey.traveller.username}@example.com` };
  expect((await book({ customer: taken }, desk).expect(409)).body).toMatchObject({
    code: 'EMAIL_TAKEN',
    details: { userId: journey.traveller.userId, 'customer.email': expect.stringContaining(journey.traveller.username) },
  });
  expect(await counts()).toEqual(before);
});

test('the order of a customer who was erased since, sent again, does not write them down anew', async () => {
  const customer = { name: 'Ottoline Quill', phone: '080 4999 7777' };
  const order = deskBody({ ...journey, api }, { customer });
  const send = () => bookAtDesk(api, desk, order).set('Idempotency-Key', 'erased-since').expect(201);
  const { body } = await send();
  await api.request.delete(`/api/auth/${body.booking.user._id}`).set(admin.bearer).expect(200);
  expect((await send()).body.booking).toMatchObject({ _id: body.booking._id, bookingStatus: 'cancelled' });
  const everything = await Promise.all(
    ['travellers', 'bookings', 'users'].map((name) => database.collection(name).find().toArray()),
  );
  expect(JSON.stringify(everything)).not.toMatch(/ottoline|49997777/i);
});

test('a link to pay that is over, or whose booking is cancelled, says so and opens no payment page', async () => {
  const [late, cancelled] = [(await book().expect(201)).body.booking, (await book().expect(201)).body.booking];
  await journey.cancel(cancelled, admin).expect(200);
  api.clock.moveBy(4 * 24 * 60 * 60_000);
  for (const [booking, state] of [
    [late, 'over'],
    [cancelled, 'cancelled'],
  ]) {
    const token = payLinkTokenOf(booking);
    const { sentence } = await openLink(token);
    expect(await openLink(token)).toMatchObject({ state });
    if (state === 'over')
      expect(sentence).toMatch(/^This link ended on \w{3}, \d+ \w{3} \d{4} at \d\d:\d\d\. Please ask the agency for a new one/);
    const { body } = await api.request.post('/api/pay').send({ token }).expect(409);
    expect(body).toMatchObject({ code: 'NOT_PAYABLE', message: sentence });
  }
});
