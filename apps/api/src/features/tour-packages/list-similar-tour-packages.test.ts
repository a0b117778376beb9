import { addDays, type TourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../database/object-ids.ts';
import { addDestination, addTourPackage, type PackageFields, todayOf } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { departureDaysRepository } from './departure-days.repository.ts';

const days = (count: number) => JSON.stringify(Array.from({ length: count }, (_, day) => `Day ${day + 1}`));

/** A package in a catalogue of its own, with what is similar to it. */
const startCatalogue = async () => {
  const api = await testApi();
  const journey = await startMoneyJourney(api);
  const leh = (await addDestination(api, journey.admin, 'Leh'))._id;
  const add = (title: string, fields: PackageFields = {}) =>
    addTourPackage(api, journey.admin, { destination: leh, title, price: '1000', ...fields });
  const own = await add('Own');
  const expectSimilar = async (titles: string[]): Promise<void> => {
    const { body } = await api.request.get(`/api/package/${own._id}/similar`).expect(200);
    expect(body.map(({ title }: TourPackage) => title)).toEqual(titles);
  };
  return { api, journey, add, expectSimilar };
};
const [catalogue, another] = [await startCatalogue(), await startCatalogue()];

test('the same place comes first, the nearest in days and price before others; then what is like it elsewhere', async () => {
  const { api, journey, add, expectSimilar } = catalogue;
  const far = await addDestination(api, journey.admin, 'Goa');
  await add('Dear', { price: '4000' });
  await addTourPackage(api, journey.admin, { destination: far._id, title: 'Twin elsewhere', price: '1000' });
  await expectSimilar(['Dear', 'Twin elsewhere', journey.tourPackage.title]);
  await add('Long', { itinerary: days(9) });
  await add('Near', { price: '1100' });
  await expectSimilar(['Near', 'Long', 'Dear']);
});

test('what has ended, is withdrawn or is sold out on each of its days is not shown', async () => {
  const { api, journey, add, expectSimilar } = another;
  await add('Dear', { price: '4000' });
  await add('Long', { itinerary: days(9) });
  await add('Near', { price: '1100' });
  const [today, last] = [todayOf(api), addDays(todayOf(api), 11)];
  await add('Ended', { availableFrom: addDays(today, -9), availableTo: addDays(today, -1) });
  const { _id } = await add('Withdrawn');
  await api.request.delete(`/api/package/${_id}`).set(journey.admin.bearer).expect(200);
  const window = { availableFrom: addDays(last, -1), availableTo: last };
  const full = await add('Two days for two', { ...window, capacity: '2' });
  // What the leader of the figures writes once the seats of a day are paid (full-days.test.ts).
  const { storeFullDay } = departureDaysRepository(api.dependencies.database);
  await storeFullDay(last, [objectIdOf(full._id)], today);
  await expectSimilar(['Two days for two', 'Near', 'Long']);
  await storeFullDay(window.availableFrom, [objectIdOf(full._id)], today);
  await expectSimilar(['Near', 'Long', 'Dear']);
});
