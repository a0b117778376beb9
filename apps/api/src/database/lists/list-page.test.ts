import { expect, test } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { addDestination, addTourPackage } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);

const destination = async () => (await addDestination(api, journey.admin, 'Gokarna'))._id;
const tourPackage = () => addTourPackage(api, journey.admin, { destination: journey.tourPackage.destination._id });
const bookedPackage = async () => {
  const of = await tourPackage();
  await journey.book({ of });
  return of._id;
};
const userWhoBooked = async () => {
  const by = await signUp(api);
  await journey.book({ by });
  return by.userId;
};

test.each([
  ['a destination', '/api/destination', '/api/destination', destination],
  ['a package', '/api/package', '/api/package', async () => (await tourPackage())._id],
  ['a package that is booked', '/api/package', '/api/package', bookedPackage],
  ['a user', '/api/auth/users', '/api/auth', async () => (await signUp(api)).userId],
  ['a user who has booked', '/api/auth/users', '/api/auth', userWhoBooked],
])('the total of the list counts %s until it is deleted', async (_, list, path, add) => {
  const countListed = async () =>
    Number((await api.request.get(`${list}?limit=1`).set(journey.admin.bearer).expect(200)).headers['x-total-count']);
  const before = await countListed();
  const id = await add();
  expect(await countListed()).toBe(before + 1);
  await api.request.delete(`${path}/${id}`).set(journey.admin.bearer).expect(200);
  expect(await countListed()).toBe(before);
});
