import { addDays, type ListedDay } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { sumUpFigures } from '../../../testing/sum-up-figures.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const day = (ahead: number): string => addDays(todayOf(api), ahead);
const weekly = { rules: [{ every: 'week', from: day(2) }], added: [], closed: [] };

const addWeekly = (title: string, fields: object, minimum?: number) =>
  addTourPackage(api, journey.admin, {
    title,
    destination: journey.tourPackage.destination._id,
    price: '1000',
    availableTo: day(60),
    schedule: JSON.stringify({ ...weekly, ...(minimum === undefined ? {} : { minimum }) }),
    ...fields,
  });
const listed = async ({ _id }: { _id: string }): Promise<ListedDay> => {
  const query = `from=${day(9)}&to=${day(9)}&package=${_id}`;
  const { body } = await api.request.get(`/api/departure?${query}`).set(journey.admin.bearer).expect(200);
  return only<ListedDay>(body);
};

test('staff see in their list that a departure is guaranteed by so many who have paid', async () => {
  const of = await addWeekly('Lake', { capacity: '8' }, 2);
  await journey.confirm(await journey.book({ of, travelDate: day(9), totalPersons: 3, totalAmount: 3000 }));
  await sumUpFigures(api);
  expect(only((await listed(of)).largest).isGuaranteed).toBe(true);
});

test.each([
  ['with a limit of seats', '8'],
  ['without one', ''],
])('staff see in their list that they have guaranteed a departure, %s', async (_, capacity) => {
  const of = await addWeekly(`Hill ${capacity}`, { capacity });
  const change = api.request.put(`/api/departure/${of._id}/${day(9)}`).set(journey.admin.bearer);
  await change.send({ isGuaranteed: true }).expect(200);
  expect(only((await listed(of)).largest).isGuaranteed).toBe(true);
});

const categories = JSON.stringify([
  { id: 'adult', name: 'Adult', minAge: 12 },
  { id: 'infant', name: 'Infant', minAge: 0, maxAge: 11, price: 0, seats: 0 },
]);
const family = { travelDate: day(9), totalPersons: 3, party: { adult: 2, infant: 1 }, totalAmount: 2000 };

test('an infant without a seat is among the persons of its departure, and not among its seats', async () => {
  const of = await addWeekly('River', { capacity: '8', categories });
  await journey.confirm(await journey.book({ of, ...family }));
  await sumUpFigures(api);
  const told = { persons: 3, seated: 2, capacity: 8, left: 6 };
  expect(await listed(of)).toMatchObject({ persons: 3, seated: 2, seats: 8, largest: [told] });
  // What is booked after that counts by its seats until the next sums.
  await journey.confirm(await journey.book({ of, ...family }));
  expect(only((await listed(of)).largest)).toMatchObject({ persons: 5, seated: 4, left: 4 });
  await sumUpFigures(api);
  expect(only((await listed(of)).largest)).toMatchObject({ persons: 6, seated: 4, left: 4 });
});

test('without a limit of seats the list tells the persons alone', async () => {
  const of = await addWeekly('Coast', { capacity: '', categories });
  await journey.confirm(await journey.book({ of, ...family }));
  await sumUpFigures(api);
  expect((await listed(of)).largest).toEqual([{ tourPackageId: of._id, title: 'Coast', persons: 3, capacity: null }]);
});
