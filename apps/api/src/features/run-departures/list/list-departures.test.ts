import { addDays, type ListedDay, type Schedule, type TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { sumUpFigures } from '../../../testing/sum-up-figures.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const clerk = await signUp(api, { role: 'desk' });
const today = todayOf(api);
const day = (ahead: number): string => addDays(today, ahead);

const everyWeek: Schedule = { rules: [{ every: 'week', from: day(2) }], added: [], closed: [] };
const addScheduled = (title: string, fields: object = {}): Promise<TourPackage> =>
  addTourPackage(api, journey.admin, {
    title,
    destination: journey.tourPackage.destination._id,
    capacity: '8',
    availableTo: day(60),
    schedule: JSON.stringify({ ...everyWeek, minimum: 2 }),
    ...fields,
  });
const ask = (query: string, { bearer } = clerk) => api.request.get(`/api/departure${query}`).set(bearer);
const list = async (query: string): Promise<ListedDay[]> => (await ask(query).expect(200)).body;
const dayIn = (listed: readonly ListedDay[], ahead: number): ListedDay => only(listed, (one) => one.day === day(ahead));
const change = (tourPackage: TourPackage, of: string, body: object) =>
  api.request.put(`/api/departure/${tourPackage._id}/${of}`).set(journey.admin.bearer).send(body).expect(200);

const lake = await addScheduled('Lake');
const river = await addScheduled('River');
await journey.confirm(await journey.book({ of: lake, travelDate: day(9), totalPersons: 7 }));
await journey.book({ of: lake, travelDate: day(9), totalPersons: 1 });
await change(river, day(16), { isClosed: true });
await sumUpFigures(api);

test('without days the next seven are listed, departures of a schedule that nobody has booked among them', async () => {
  const listed = await list('');
  expect(listed.map((one) => one.day)).toEqual([0, 1, 2, 3, 4, 5, 6].map(day));
  const largest = [lake, river].map(({ _id, title }) => ({ tourPackageId: _id, title, persons: 0, capacity: 8, left: 8 }));
  expect(dayIn(listed, 2)).toMatchObject({ departures: 2, persons: 0 });
  expect(dayIn(listed, 2).largest).toEqual(largest);
  expect(dayIn(listed, 3)).toMatchObject({ departures: 0, largest: [] });
});

test('departures of other days say what is paid, held and left, and whether they are guaranteed, sold out or closed', async () => {
  const listed = await list(`?from=${day(9)}&to=${day(16)}`);
  expect(listed).toHaveLength(8);
  expect(dayIn(listed, 9)).toMatchObject({ departures: 2, persons: 7 });
  expect(only(dayIn(listed, 9).largest, ({ title }) => title === 'Lake')).toEqual({
    tourPackageId: lake._id,
    title: 'Lake',
    persons: 7,
    capacity: 8,
    held: 1,
    left: 0,
    state: 'sold-out',
    isGuaranteed: true,
  });
  const states = dayIn(listed, 16).largest.map(({ title, state }) => [title, state]);
  expect(states).toEqual([
    ['Lake', undefined],
    ['River', 'closed'],
  ]);
});

test('a departure that was booked a moment ago counts among the persons of its day, and once', async () => {
  await journey.confirm(await journey.book({ of: lake, travelDate: day(30), totalPersons: 3 }));
  const booked = { departures: 2, persons: 3, seated: 3, seats: 8, largest: [{ title: 'Lake', persons: 3 }, { title: 'River' }] };
  expect(await list(`?from=${day(30)}&to=${day(30)}`)).toMatchObject([booked]);
  await sumUpFigures(api);
  expect(await list(`?from=${day(30)}&to=${day(30)}`)).toMatchObject([booked]);
});

test('a booked day on which a package does not leave is listed as such', async () => {
  // Neither of its days is a day of the other tests.
  const schedule: Schedule = { rules: [{ every: 'week', interval: 4, from: day(23) }], added: [], closed: [] };
  const hill = await addScheduled('Hill', { schedule: JSON.stringify(schedule) });
  await journey.confirm(await journey.book({ of: hill, travelDate: day(23) }));
  const { body } = await api.request.get(`/api/package/${hill._id}`).expect(200);
  const { title, description, itinerary, price, availableFrom, availableTo, version } = body as TourPackage;
  await api.request
    .put(`/api/package/${hill._id}`)
    .set(journey.admin.bearer)
    .field({ title, description, itinerary: JSON.stringify(itinerary), price, availableFrom, availableTo, version })
    .field({ destination: hill.destination._id, schedule: JSON.stringify({ ...schedule, closed: [day(23)] }) })
    .expect(200);
  await sumUpFigures(api);
  const booked = { departures: 1, persons: 2, seated: 2, seats: 8, largest: [{ isScheduled: false, persons: 2 }] };
  expect(await list(`?from=${day(23)}&to=${day(23)}&package=${hill._id}`)).toMatchObject([booked]);
});

test('the departures of one package are asked for alone', async () => {
  const listed = await list(`?from=${day(9)}&to=${day(9)}&package=${river._id}`);
  expect(listed).toMatchObject([{ departures: 1, persons: 0, seated: 0, seats: 8, largest: [{ title: 'River', left: 8 }] }]);
});

test('42 days are listed at once, 43 are refused, and so is a last day before or without a first', async () => {
  expect(await list(`?from=${day(0)}&to=${day(41)}`)).toHaveLength(42);
  for (const [query, field] of [
    [`?from=${day(0)}&to=${day(42)}`, 'to'],
    [`?from=${day(1)}&to=${day(0)}`, 'to'],
    [`?to=${day(1)}`, 'from'],
    ['?package=lake', 'package'],
  ]) {
    const { body } = await ask(query ?? '').expect(400);
    expect(Object.keys(body.details)).toEqual([field]);
  }
});

test('only those who may read departures get them', async () => {
  await ask('', journey.traveller).expect(403);
  await api.request.get(`/api/departure?from=${day(0)}&to=${day(1)}`).expect(401);
});
