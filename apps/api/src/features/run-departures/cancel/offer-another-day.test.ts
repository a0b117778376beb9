import { addDays, type Booking, type TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { startOffers, WORDS } from '../../../testing/another-day.ts';
import { atStep, crashingAt } from '../../../testing/at-step.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { addChangeableTour } from '../../../testing/trip-changes.ts';
import { seatDifferences } from '../../bookings/index.ts';
import { reconcile } from '../../payments/settle/reconcile.ts';
import { workOffCancellations } from './work-off-cancellations.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
const offers = startOffers(api, journey);
const { cancel, offer, inDays, hoursAhead, stateOf, seatsOn, workOff } = offers;
const other = await signUpAdmin(api);
const PAID = 100_000;
const DAYS = { from: inDays(60), to: inDays(67) };

const book = (tourPackage: TourPackage, fields: object = {}): Promise<Booking> =>
  journey.bookConfirmed({ of: tourPackage, travelDate: DAYS.from, totalAmount: PAID, ...fields });
/** The texts of the letters that ask. */
const letters = async (tourPackage: TourPackage): Promise<string[]> => {
  await post.pass();
  return post
    .emails()
    .flatMap(({ subject = '', text = '' }) => (subject.startsWith(`Please choose: ${tourPackage.title}`) ? [text] : []));
};
const expectNoDifferences = async (): Promise<void> => {
  const differences = [];
  for await (const difference of seatDifferences(api.dependencies)) differences.push(difference);
  expect(differences).toEqual([]);
};
let tours = 0;
const addTour = (fields: object = {}) => {
  tours += 1;
  return addChangeableTour(api, journey.admin, { title: `Snow walk ${tours}.`, ...fields });
};

test('who has paid is asked once, with seats held on the other day; who has not is cancelled, under two presses, two admins and two workers', async () => {
  const tourPackage = await addTour({ capacity: '40' });
  const bookings = [await book(tourPackage), await book(tourPackage), await book(tourPackage)];
  const unpaid = await journey.book({ of: tourPackage, travelDate: DAYS.from, totalAmount: PAID });
  const wish = { bookings: bookings.map(({ _id }) => _id), otherDay: { day: DAYS.to, until: hoursAhead(48) } };
  const presses = await Promise.all([
    cancel(tourPackage, DAYS.from, wish),
    cancel(tourPackage, DAYS.from, wish),
    cancel(tourPackage, DAYS.from, { bookings: wish.bookings }, other),
  ]);
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(presses.map(({ text }) => text)).size).toBe(1);
  // Whoever was first decides; here both ways end the same for who has not paid.
  const { otherDay } = (await stateOf(tourPackage, DAYS.from)).cancellation;
  await Promise.all([workOffCancellations(api.dependencies), workOffCancellations(api.dependencies)]);
  await workOff();
  await workOff();
  expect(await journey.read(unpaid)).toMatchObject({ bookingStatus: 'cancelled' });
  if (otherDay) {
    expect((await stateOf(tourPackage, DAYS.from)).cancellation).toMatchObject({ bookings: 4, cancelled: 1, asked: 3, moved: 0 });
    expect([await seatsOn(tourPackage, DAYS.from), await seatsOn(tourPackage, DAYS.to)]).toEqual([6, 6]);
    expect(await letters(tourPackage)).toHaveLength(3);
  }
  await expectNoDifferences();
});

test('the letter says which day is offered until when, that it costs nothing, what goes back, and has a link for each answer', async () => {
  const tourPackage = await addTour();
  const booking = await book(tourPackage);
  await offer(tourPackage, DAYS, [booking]);
  const text = only(await letters(tourPackage));
  for (const words of [WORDS.reason, WORDS.letter, 'Moving costs you nothing.', 'All your money, ₹1,00,000.00, goes back'])
    expect(text).toContain(words);
  const links = [...text.matchAll(/\/another-day\?answer=(move|money)#([\w-]{43})(?![\w-])/g)];
  expect(links.map(([, answer]) => answer)).toEqual(['move', 'money']);
  expect(new Set(links.map(([, , token]) => token))).toEqual(new Set([await offers.tokenOf(booking)]));
  expect(await journey.read(booking)).toMatchObject({
    bookingStatus: 'confirmed',
    canPay: false,
    refundOnCancel: PAID,
    anotherDay: { travelDate: DAYS.to },
  });
});

test.each(['change-stored', 'seats-held', 'decision-stored', 'cancel-stored'] as const)(
  'a worker that is killed at %s is followed by one that asks each booking once',
  async (step) => {
    const tourPackage = await addTour();
    const bookings = [await book(tourPackage), await book(tourPackage)];
    const unpaid = await journey.book({ of: tourPackage, travelDate: DAYS.from, totalAmount: PAID });
    const wish = { bookings: bookings.map(({ _id }) => _id), otherDay: { day: DAYS.to, until: hoursAhead(48) } };
    await cancel(tourPackage, DAYS.from, wish).expect(200);
    await expect(workOffCancellations(crashingAt(api, step))).rejects.toThrow(`Crash at ${step}`);
    await workOff();
    await workOff();
    expect((await stateOf(tourPackage, DAYS.from)).cancellation).toMatchObject({ bookings: 3, cancelled: 1, asked: 2 });
    expect(await journey.read(unpaid)).toMatchObject({ bookingStatus: 'cancelled' });
    expect([await seatsOn(tourPackage, DAYS.from), await seatsOn(tourPackage, DAYS.to)]).toEqual([4, 4]);
    expect(await letters(tourPackage)).toHaveLength(2);
  },
);

test('what one worker has prepared another one finishes, and both together ask once', async () => {
  const tourPackage = await addTour();
  const booking = await book(tourPackage);
  await cancel(tourPackage, DAYS.from, { bookings: [booking._id], otherDay: { day: DAYS.to, until: hoursAhead(48) } }).expect(
    200,
  );
  const overtaken = atStep(api, 'change-stored', async () => {
    api.clock.moveBy(61_000);
    await workOffCancellations(api.dependencies);
    await reconcile(api.dependencies);
  });
  await workOffCancellations(overtaken);
  await workOff();
  expect(await letters(tourPackage)).toHaveLength(1);
  expect([await seatsOn(tourPackage, DAYS.from), await seatsOn(tourPackage, DAYS.to)]).toEqual([2, 2]);
});

test('where the other day has too few seats, who does not fit gets all the money and the plain letter', async () => {
  const tourPackage = await addTour({ capacity: '5' });
  const bookings = [await book(tourPackage), await book(tourPackage)];
  await journey.bookConfirmed({ of: tourPackage, travelDate: DAYS.to, totalAmount: PAID });
  await offer(tourPackage, DAYS, bookings);
  await workOff();
  expect((await stateOf(tourPackage, DAYS.from)).cancellation).toMatchObject({ bookings: 2, cancelled: 1, asked: 1 });
  expect([await seatsOn(tourPackage, DAYS.from), await seatsOn(tourPackage, DAYS.to)]).toEqual([2, 4]);
  const money = await Promise.all(bookings.map(async (booking) => (await journey.read(booking)).amountRefunded));
  expect(money.toSorted((one, two) => one - two)).toEqual([0, PAID]);
  expect(await letters(tourPackage)).toHaveLength(1);
  await expectNoDifferences();
});

test('whose payment is looked at, is disputed or is being changed gets the money, as does who is not paid; who stays is left alone', async () => {
  const tourPackage = await addTour();
  const [disputed, changing, staying, plain] = [
    await book(tourPackage),
    await book(tourPackage),
    await book(tourPackage),
    await book(tourPackage),
  ];
  await api.dependencies.database
    .collection('bookings')
    .updateOne({ _id: (await journey.stored(disputed))._id }, { $set: { 'attempts.0.disputedAt': new Date() } });
  await api.request
    .post(`/api/booking/${changing._id}/change`)
    .set(journey.traveller.bearer)
    .send({ totalPersons: 3, toPay: 50_000, refund: 0 })
    .expect(200);
  const otherDay = { day: DAYS.to, until: hoursAhead(48) };
  const wish = { bookings: [disputed, changing, plain].map(({ _id }) => _id), kept: [staying._id], otherDay };
  await cancel(tourPackage, DAYS.from, wish).expect(200);
  await workOff();
  const states = await Promise.all(
    [disputed, changing, staying, plain].map(async (booking) => {
      const { bookingStatus, anotherDay } = await journey.read(booking);
      return [bookingStatus, anotherDay?.travelDate];
    }),
  );
  expect(states).toEqual([
    ['cancelled', undefined],
    ['cancelled', undefined],
    ['confirmed', undefined],
    ['confirmed', DAYS.to],
  ]);
});

test.each([
  [
    'the cancelled day itself',
    () => ({ day: DAYS.from }),
    'otherDay.day',
    'This is the day that is cancelled. Choose another one.',
  ],
  ['a day that is past', () => ({ day: inDays(-1) }), 'otherDay.day', 'This day is in the past.'],
  ['a day after the last one of the package', () => ({ day: inDays(5000) }), 'otherDay.day', 'This package runs from'],
  ['a time that is past', () => ({ until: hoursAhead(-1) }), 'otherDay.until', 'Choose a time that is still to come.'],
  ['more than 30 days', () => ({ until: hoursAhead(31 * 24) }), 'otherDay.until', 'Seats are held for at most 30 days.'],
  ['no time', () => ({ until: '' }), 'otherDay.until', 'Choose until when they can answer.'],
  [
    'a time after the other day leaves',
    () => ({ day: inDays(1), until: hoursAhead(72) }),
    'otherDay.until',
    'Choose a time before the other departure leaves.',
  ],
])('another day with %s is refused at its field, and nothing is written', async (_, wrong, field, sentence) => {
  const tourPackage = await addTour();
  const booking = await book(tourPackage);
  const otherDay = { day: DAYS.to, until: hoursAhead(48), ...wrong() };
  const { body } = await cancel(tourPackage, DAYS.from, { bookings: [booking._id], otherDay }).expect(400);
  expect(body.details).toEqual({ [field]: expect.stringContaining(sentence) });
  expect((await stateOf(tourPackage, DAYS.from)).cancellation).toBeNull();
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', canCancel: true });
});

test('a departure that is closed or cancelled is not offered, nor one of a withdrawn package, nor beyond the cancelled day', async () => {
  const tourPackage = await addTour();
  const refused = async (fields: object = {}) => {
    const otherDay = { day: DAYS.to, until: hoursAhead(48), ...fields };
    return (await cancel(tourPackage, DAYS.from, { otherDay }).expect(400)).body.details;
  };
  const near = await cancel(tourPackage, inDays(1), { otherDay: { day: DAYS.to, until: hoursAhead(72) } }).expect(400);
  expect(near.body.details).toEqual({ 'otherDay.until': 'Choose a time before the day that is cancelled.' });
  await api.request
    .put(`/api/departure/${tourPackage._id}/${DAYS.to}`)
    .set(journey.admin.bearer)
    .send({ isClosed: true })
    .expect(200);
  expect(await refused()).toEqual({ 'otherDay.day': expect.stringContaining('can no longer be booked') });
  await cancel(tourPackage, addDays(DAYS.to, 1), {}).expect(200);
  expect(await refused({ day: addDays(DAYS.to, 1) })).toEqual({ 'otherDay.day': expect.stringContaining('is cancelled') });
  await api.request.delete(`/api/package/${tourPackage._id}`).set(journey.admin.bearer).expect(200);
  expect(await refused({ day: addDays(DAYS.to, 2) })).toHaveProperty(['otherDay.day']);
});

test('who has no address is called, with the other day and until when, as long as they are asked', async () => {
  const tourPackage = await addTour();
  const desk = await signUp(api, { role: 'desk' });
  const order = {
    customer: { name: 'Meera Nair', phone: '+91 98450 12345' },
    packageId: tourPackage._id,
    totalPersons: 2,
    travelDate: DAYS.from,
    totalAmount: PAID,
    paid: { way: 'cash', amount: PAID, receivedOn: inDays(0) },
  };
  const { booking } = (await api.request.post('/api/desk/booking').set(desk.bearer).send(order).expect(201)).body;
  await offer(tourPackage, DAYS, [booking]);
  const calls = async () =>
    (await api.request.get(`/api/departure/call/${tourPackage._id}?day=${DAYS.from}`).set(desk.bearer).expect(200)).body;
  expect(await calls()).toMatchObject([{ booking: booking._id, subject: WORDS.reason, otherDay: { day: DAYS.to } }]);
  await offers.answer(await offers.tokenOf(booking, desk), 'move').expect(200);
  expect(await calls()).not.toHaveProperty('0.otherDay');
});

test('the letter with the offer can be read before it is sent, and the plain one for who would get none', async () => {
  const tourPackage = await addTour();
  const booking = await book(tourPackage);
  const unpaid = await journey.book({ of: tourPackage, travelDate: DAYS.from, totalAmount: PAID });
  const otherDay = { day: DAYS.to, until: hoursAhead(48) };
  const preview = async ({ _id }: Booking) =>
    (
      await api.request
        .post(`/api/departure/letter/${_id}`)
        .set(journey.admin.bearer)
        .send({ ...WORDS, otherDay })
        .expect(200)
    ).body.text;
  const text = await preview(booking);
  expect(text).toContain('Moving costs you nothing.');
  expect(text).toMatch(/\/another-day\?answer=move#hidden[\s\S]*\/another-day\?answer=money#hidden/);
  expect(await preview(unpaid)).not.toContain('another-day');
  expect((await journey.stored(booking)).changing).toBeUndefined();
});
