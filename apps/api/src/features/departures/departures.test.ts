import { addDays, type Departure, type Schedule, startOfDay, type TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../../testing/accounts.ts';
import { addTourPackage, packageFields, todayOf } from '../../testing/catalogue.ts';
import { bookingBody, startMoneyJourney } from '../../testing/money-journey.ts';
import { AFTER_THE_HOLD } from '../../testing/seats.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const today = todayOf(api);
const day = (ahead: number): string => addDays(today, ahead);
const HOUR = 3_600_000;

/** Every second week from the tenth day on, until the end of two days before at 18:00. */
const everySecondWeek: Schedule = {
  rules: [{ every: 'week', interval: 2, from: day(10) }],
  added: [],
  closed: [],
  cutOff: { days: 2, at: '18:00' },
};
const addScheduled = (schedule: object = everySecondWeek, fields: object = {}): Promise<TourPackage> =>
  addTourPackage(api, admin, {
    destination: journey.tourPackage.destination._id,
    capacity: '12',
    availableTo: day(120),
    schedule: JSON.stringify(schedule),
    ...fields,
  });
const edit = ({ destination }: TourPackage, id: string, fields: object) =>
  api.request
    .put(`/api/package/${id}`)
    .set(admin.bearer)
    .field({ ...packageFields(api, destination._id), availableTo: day(120), ...fields });
const departures = async ({ _id }: TourPackage, from = day(0), to = day(119)) =>
  (await api.request.get(`/api/package/${_id}/departures?from=${from}&to=${to}`).expect(200)).body;
const order = (tourPackage: TourPackage, travelDate: string, totalPersons = 2, by = traveller) =>
  api.request
    .post('/api/booking')
    .set(by.bearer)
    .send(bookingBody(api, by, tourPackage, { travelDate, totalPersons }));
const change = (tourPackage: TourPackage, of: string, body: object) =>
  api.request.put(`/api/departure/${tourPackage._id}/${of}`).set(admin.bearer).send(body);

test('a package with a schedule lists the days on which it leaves, each with what is left and until when it is sold', async () => {
  const tourPackage = await addScheduled();
  await order(tourPackage, day(24), 9).expect(201);
  const listed: Departure[] = await departures(tourPackage);
  expect(listed.map((one) => one.day)).toEqual([10, 24, 38, 52, 66, 80, 94, 108].map(day));
  const zone = api.dependencies.config.SITE_TIME_ZONE;
  const closesAt = new Date(startOfDay(day(8), zone).getTime() + 18 * HOUR).toISOString();
  expect(only(listed, (one) => one.day === day(10))).toEqual({
    day: day(10),
    left: 12,
    state: 'open',
    isGuaranteed: false,
    prices: { person: 1999.99 },
    closesAt,
  });
  expect(only(listed, (one) => one.day === day(24))).toMatchObject({ left: 3, state: 'few' });
  await api.request.get(`/api/package/${tourPackage._id}/departures?from=${day(0)}&to=${day(400)}`).expect(400);
});

test('who takes off only a part of a price, and may not overbook, does neither by changing a departure', async () => {
  const desk = await signUp(api, { role: 'desk' });
  const tourPackage = await addScheduled();
  const send = (body: object) =>
    api.request
      .put(`/api/departure/${tourPackage._id}/${day(10)}`)
      .set(desk.bearer)
      .send(body);
  for (const prices of [{ person: 0.01 }, null])
    expect((await send({ prices }).expect(403)).body.details).toHaveProperty('prices');
  expect((await send({ capacity: 13 }).expect(403)).body.details).toHaveProperty('capacity');
  expect(await departures(tourPackage, day(10), day(10))).toMatchObject([{ left: 12, prices: { person: 1999.99 } }]);
  expect((await send({ capacity: 8, note: 'One guide only.' }).expect(200)).body.departure).toMatchObject({ capacity: 8 });
  await send({ capacity: null }).expect(200);
});

test('a package without a schedule leaves on every day of its window', async () => {
  const listed = await departures(journey.tourPackage, day(0), day(2));
  expect(listed).toMatchObject([
    { day: day(0), left: null, state: 'closed' },
    { day: day(1), left: null, state: 'open' },
    { day: day(2), left: null, state: 'open' },
  ]);
});

test('a day on which a trip does not leave is refused with the nearest two that can be booked', async () => {
  const tourPackage = await addScheduled({ ...everySecondWeek, closed: [day(38)] });
  const { body } = await order(tourPackage, day(40)).expect(400);
  expect(Object.keys(body.details)).toEqual(['travelDate']);
  const named = (body.message as string).match(/\d+ \w{3} \d{4}/g) ?? [];
  expect(named).toHaveLength(3);
  const [asked, ...nearest] = named.map((text) => new Date(`${text} UTC`).toISOString().slice(0, 10));
  expect([asked, nearest]).toEqual([day(40), [day(24), day(52)]]);
  await order(tourPackage, day(52)).expect(201);
});

test('lists find a package by the days on which it leaves, not by its window, and count it in those months', async () => {
  const tourPackage = await addScheduled(everySecondWeek, { title: 'Every second week' });
  const find = async (query: string): Promise<string[]> =>
    (await api.request.get(`/api/package/filter?title=second week&${query}`).set(admin.bearer).expect(200)).body.map(
      ({ _id }: TourPackage) => _id,
    );
  expect(await find(`availableFrom=${day(11)}&availableTo=${day(23)}`)).toEqual([]);
  expect(await find(`availableFrom=${day(11)}&availableTo=${day(24)}`)).toEqual([tourPackage._id]);
  expect(await find(`month=${day(38).slice(0, 7)}`)).toEqual([tourPackage._id]);
  const { body } = await api.request.get('/api/package/counts?title=second week').set(admin.bearer).expect(200);
  const months = [...new Set([10, 24, 38, 52, 66, 80, 94, 108].map((ahead) => day(ahead).slice(0, 7)))];
  expect(body.months).toEqual(months.map((month) => ({ month, count: 1 })));
});

test('only one package and what edits answer have the schedule; lists have the seats of the next departure instead', async () => {
  const tourPackage = await addScheduled(everySecondWeek, { title: 'Next has three left' });
  await order(tourPackage, day(10), 9).expect(201);
  expect(tourPackage.schedule).toEqual(everySecondWeek);
  const listed = only<TourPackage>((await api.request.get('/api/package?title=three left').set(admin.bearer)).body);
  expect(listed).toMatchObject({ nextDay: day(10), next: { left: 3 } });
  expect(listed.schedule).toBeUndefined();
  const plain = await addTourPackage(api, admin, { destination: tourPackage.destination._id, title: 'Leaves every day' });
  const every = only<TourPackage>((await api.request.get('/api/package?title=leaves every').set(admin.bearer)).body);
  expect(Object.keys(every)).toEqual(Object.keys(plain));
});

test('an edit without a schedule keeps it, null removes it, and what does not fit is refused at its field', async () => {
  const tourPackage = await addScheduled();
  const { body: kept } = await edit(tourPackage, tourPackage._id, { title: 'Renamed' }).expect(200);
  expect(kept.updatedPackage.schedule).toEqual(everySecondWeek);
  const short = await edit(tourPackage, tourPackage._id, { availableTo: day(5) }).expect(400);
  expect(Object.keys(short.body.details)).toEqual(['schedule']);
  const wrong = async (schedule: unknown): Promise<string[]> =>
    Object.keys((await edit(tourPackage, tourPackage._id, { schedule: JSON.stringify(schedule) }).expect(400)).body.details);
  expect(await wrong({ ...everySecondWeek, added: [day(400)] })).toEqual(['schedule.added.0']);
  expect(await wrong({ ...everySecondWeek, rules: [] })).toEqual(['schedule']);
  expect(await wrong('nonsense')).toEqual(['schedule']);
  const uncounted = { ...everySecondWeek, minimum: 4 };
  const { body } = await edit(tourPackage, tourPackage._id, { capacity: '', schedule: JSON.stringify(uncounted) }).expect(400);
  expect(Object.keys(body.details)).toEqual(['schedule.minimum']);
  const { body: removed } = await edit(tourPackage, tourPackage._id, { schedule: 'null' }).expect(200);
  expect(removed.updatedPackage.schedule).toBeUndefined();
  await order(tourPackage, day(11)).expect(201);
});

test('an edit names the bookings that it leaves without a departure; they stay valid', async () => {
  const tourPackage = await addScheduled();
  const booking = await journey.bookConfirmed({ of: tourPackage, travelDate: day(24) });
  const later = { ...everySecondWeek, rules: [{ every: 'week', interval: 2, from: day(11) }] };
  const { body } = await edit(tourPackage, tourPackage._id, { schedule: JSON.stringify(later) }).expect(200);
  expect(body.strandedBookings).toEqual([{ day: day(24), bookings: 1, persons: 2 }]);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', canCancel: true });
  const { body: shown } = await api.request
    .get(`/api/departure/${tourPackage._id}/${day(24)}`)
    .set(admin.bearer)
    .expect(200);
  expect(shown).toMatchObject({ isScheduled: false, paid: 2 });
  const { body: again } = await edit(tourPackage, tourPackage._id, { title: 'Edited again' }).expect(200);
  expect(again.strandedBookings).toBeUndefined();
});

test('a departure gets seats of its own, and nobody loses one', async () => {
  const tourPackage = await addScheduled();
  await journey.bookConfirmed({ of: tourPackage, travelDate: day(24), totalPersons: 9 });
  const { body } = await change(tourPackage, day(24), { capacity: 8 }).expect(200);
  expect(body.departure).toMatchObject({ capacity: 8, hasOwnCapacity: true, paid: 9, left: 0, state: 'sold-out', version: 1 });
  expect((await order(tourPackage, day(24), 1).expect(409)).body).toMatchObject({ code: 'SOLD_OUT', details: { left: 0 } });
  await change(tourPackage, day(24), { capacity: 11 }).expect(200);
  await order(tourPackage, day(24), 3).expect(409);
  await order(tourPackage, day(24), 2).expect(201);
  await change(tourPackage, day(24), { capacity: null }).expect(200);
  expect(await departures(tourPackage, day(24), day(24))).toMatchObject([{ left: 1 }]);
  const unlimited = await addScheduled(everySecondWeek, { capacity: '' });
  expect(Object.keys((await change(unlimited, day(10), { capacity: 3 }).expect(400)).body.details)).toEqual(['capacity']);
});

test('of two who change one departure the slower is told what it is now; a note comes back, and goes', async () => {
  const tourPackage = await addScheduled();
  const answers = await Promise.all([
    change(tourPackage, day(10), { note: '$set: two rooms at the front', version: 0 }),
    change(tourPackage, day(10), { isClosed: true, version: 0 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const slower = answers.find(({ status }) => status === 409);
  expect(slower?.body).toMatchObject({ code: 'CONFLICT', details: { current: { version: 1 } } });
  const { body } = await change(tourPackage, day(10), { note: '$set: two rooms', version: 1 }).expect(200);
  expect(body.departure).toMatchObject({ note: '$set: two rooms', version: 2 });
  expect((await change(tourPackage, day(10), { note: null, version: 2 }).expect(200)).body.departure.note).toBeNull();
});

test('while twenty book, a departure is closed: nothing of it is sold afterwards, and nobody loses a seat', async () => {
  const tourPackage = await addScheduled();
  const [closed, ...answers] = await Promise.all([
    change(tourPackage, day(10), { isClosed: true }),
    ...Array.from({ length: 20 }, () => order(tourPackage, day(10), 1)),
  ]);
  expect(closed.status).toBe(200);
  const sold = answers.filter(({ status }) => status === 201).length;
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  await order(tourPackage, day(10), 1).expect(409);
  const { body } = await api.request
    .get(`/api/departure/${tourPackage._id}/${day(10)}`)
    .set(admin.bearer)
    .expect(200);
  expect(body).toMatchObject({ held: sold, isClosed: true, state: 'closed' });
});

test('a departure is guaranteed once its minimum is paid, and stays so', async () => {
  const tourPackage = await addScheduled({ ...everySecondWeek, minimum: 4 });
  const isGuaranteed = async () => only<Departure>(await departures(tourPackage, day(10), day(10))).isGuaranteed;
  const first = await journey.bookConfirmed({ of: tourPackage, travelDate: day(10), totalPersons: 3 });
  await order(tourPackage, day(10), 2).expect(201);
  expect(await isGuaranteed()).toBe(false);
  await journey.bookConfirmed({ of: tourPackage, travelDate: day(10), totalPersons: 1 });
  expect(await isGuaranteed()).toBe(true);
  await journey.cancel(first).expect(200);
  expect(await isGuaranteed()).toBe(true);
});

test('a departure is sold until its cut-off to the millisecond, and by staff until it leaves; the next one takes its place', async () => {
  const tourPackage = await addScheduled();
  const closes = Date.parse(only<Departure>(await departures(tourPackage, day(10), day(10))).closesAt);
  api.clock.stop();
  api.clock.moveBy(closes - 1 - api.clock.now().getTime());
  // Logins of before have ended.
  const [by, boss] = [await signUp(api), await signUpAdmin(api)];
  const nextDay = async () => (await api.request.get(`/api/package/${tourPackage._id}`).set(boss.bearer)).body.nextDay;
  expect(await nextDay()).toBe(day(10));
  const { booking: inTime } = (await order(tourPackage, day(10), 2, by).expect(201)).body;
  api.clock.moveBy(1);
  const { body } = await order(tourPackage, day(10), 2, by).expect(409);
  expect(body).toMatchObject({
    code: 'PACKAGE_NOT_BOOKABLE',
    message: expect.stringMatching(/^Bookings for .* closed on .* at 18:00\./),
    details: { travelDate: body.message },
  });
  await order(tourPackage, day(10), 2, boss).expect(201);
  expect(await departures(tourPackage, day(10), day(10))).toMatchObject([{ day: day(10), state: 'closed' }]);
  expect(await nextDay()).toBe(day(24));
  const soonest = await api.request.get('/api/package/filter?sort=soonest&offered=now').set(boss.bearer).expect(200);
  expect(soonest.body.find(({ _id }: TourPackage) => _id === tourPackage._id)).toMatchObject({ nextDay: day(24) });
  // Booked in time it can be paid while its seats are held, and not after that.
  const canPay = async () => (await api.request.get(`/api/booking/bookingById/${inTime._id}`).set(by.bearer)).body.canPay;
  expect(await canPay()).toBe(true);
  api.clock.moveBy(AFTER_THE_HOLD);
  expect(await canPay()).toBe(false);
});

test('a departure with a minimum says how many more must pay and until when, until it is guaranteed', async () => {
  const tourPackage = await addScheduled({ ...everySecondWeek, minimum: 4 });
  const of = async () => only(await departures(tourPackage), (one: Departure) => one.day === day(24));
  expect((await of()).needs).toEqual({ minimum: 4, more: 4, by: day(17) });
  const three = await journey.bookConfirmed({ of: tourPackage, travelDate: day(24), totalPersons: 3 });
  // Held, and not paid yet.
  await order(tourPackage, day(24), 2).expect(201);
  expect((await of()).needs).toEqual({ minimum: 4, more: 1, by: day(17) });
  const trip = async () => (await api.request.get(`/api/booking/trip/${three._id}`).set(traveller.bearer).expect(200)).body;
  expect((await trip()).needs).toEqual({ minimum: 4, more: 1, by: day(17) });
  await journey.bookConfirmed({ of: tourPackage, travelDate: day(24), totalPersons: 1 });
  expect(await of()).toMatchObject({ isGuaranteed: true });
  expect(await of()).not.toHaveProperty('needs');
  expect(await trip()).not.toHaveProperty('needs');
});

test('a departure says how many are left of each extra with a stock; a hold that ran out takes none', async () => {
  const extras = [
    { id: 'bike', name: 'Bicycle', price: 300, per: 'piece', most: 4, stock: 3 },
    { id: 'map', name: 'Map', price: 100, per: 'piece', most: 4 },
  ];
  const tourPackage = await addScheduled(everySecondWeek, { extras: JSON.stringify(extras) });
  const left = async (of: string) => only(await departures(tourPackage), (one: Departure) => one.day === of).extras;
  expect(await left(day(24))).toEqual({ bike: 3 });
  const totalAmount = Math.round(tourPackage.price * 200 + 60_000) / 100;
  const fields = { of: tourPackage, travelDate: day(24), extras: { bike: 2 }, totalAmount };
  await journey.bookConfirmed(fields);
  expect(await left(day(24))).toEqual({ bike: 1 });
  expect(await left(day(38))).toEqual({ bike: 3 });
  await journey.book({ ...fields, extras: { bike: 1 }, totalAmount: totalAmount - 300 });
  expect(await left(day(24))).toEqual({ bike: 0 });
  api.clock.moveBy(AFTER_THE_HOLD);
  expect(await left(day(24))).toEqual({ bike: 1 });
});
