import { addDays } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { sumUpFigures } from '../../testing/sum-up-figures.ts';
import { figureRepository } from '../figures/index.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { database } = api.dependencies;
const travelDate = addDays(todayOf(api), 3);

const occupancy = async (): Promise<number | null> => {
  const { bearer } = await signUpAdmin(api);
  return (await api.request.get('/api/dashboard').set(bearer).expect(200)).body.period.occupancy;
};
/** The dashboard's figures are of days that are over; each test begins before the trip. */
const afterTheTrip = async (): Promise<void> => {
  api.clock.moveBy(5 * 24 * 60 * 60_000);
  await sumUpFigures(api);
};
const days = database.collection<{ _id: string }>('dayfigures');

const of = await addTourPackage(api, journey.admin, {
  destination: journey.tourPackage.destination._id,
  capacity: '4',
  price: '1000',
  availableTo: addDays(todayOf(api), 60),
  categories: JSON.stringify([
    { id: 'adult', name: 'Adult', minAge: 12 },
    { id: 'infant', name: 'Infant', minAge: 0, maxAge: 11, price: 0, seats: 0 },
  ]),
});
await journey.confirm(await journey.book({ of, travelDate, totalPersons: 4, party: { adult: 2, infant: 2 }, totalAmount: 2000 }));
await sumUpFigures(api);

test('who takes no seat is among the persons of a day, and occupies none of its seats', async () => {
  const { body } = await api.request.get('/api/dashboard').set(journey.admin.bearer).expect(200);
  expect(body.departures[3]).toMatchObject({
    persons: 4,
    seated: 2,
    seats: 4,
    largest: [{ persons: 4, seated: 2, capacity: 4 }],
  });
  await afterTheTrip();
  expect(await occupancy()).toBe(0.5);
});

test('sums of an earlier version, which counted persons as seats, are summed up again by the next run', async () => {
  await afterTheTrip();
  await days.updateOne({ _id: `departures ${travelDate}` }, { $set: { 'sums.seated': 4 } });
  expect(await occupancy()).toBe(1);
  await sumUpFigures(api);
  expect(await occupancy()).toBe(1);
  const mark = await figureRepository(database).findMark();
  await figureRepository(database).forgetMark();
  const { version: _version, ...earlier } = mark ?? expect.fail('The figures were never summed up.');
  await figureRepository(database).storeMark(earlier);
  await sumUpFigures(api);
  expect(await occupancy()).toBe(0.5);
});
