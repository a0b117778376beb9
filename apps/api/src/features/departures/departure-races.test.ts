import { addDays, type Departure, type StaffDeparture } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../database/object-ids.ts';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';
import type { TourPackageRecord } from '../tour-packages/index.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const place = (await addDestination(api, admin, 'Leh'))._id;
const travelDate = addDays(todayOf(api), 30);

const addPackage = async () => (await addTourPackage(api, admin, { destination: place, price: '100', capacity: '12' }))._id;
const change = (id: string, body: object) => api.request.put(`/api/departure/${id}/${travelDate}`).set(admin.bearer).send(body);
const departureOf = async (id: string): Promise<StaffDeparture> =>
  (await api.request.get(`/api/departure/${id}/${travelDate}`).set(admin.bearer).expect(200)).body;
/** What travellers are asked for: the package's copy. */
const charged = async (id: string): Promise<number | undefined> => {
  const { body } = await api.request.get(`/api/package/${id}/departures?from=${travelDate}&to=${travelDate}`).expect(200);
  return only<Departure>(body).prices?.person;
};

test('of admins who give one departure a price at once one succeeds, and the others get 409 with what it costs', async () => {
  const id = await addPackage();
  const answers = await Promise.all([110, 120, 130, 140, 150].map((person) => change(id, { prices: { person }, version: 0 })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409]);
  const { ownPrices } = answers.find(({ status }) => status === 200)?.body.departure ?? {};
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body).toMatchObject({ code: 'CONFLICT', details: { current: { ownPrices, version: 1 } } });
  expect(await charged(id)).toBe(ownPrices.person);
});

test('of ten who each raise the price that they were shown by a rupee, until they succeed, no raise is lost', async () => {
  const id = await addPackage();
  const raise = async (shown: StaffDeparture): Promise<void> => {
    const person = (shown.ownPrices?.person ?? 100) + 1;
    const { status, body } = await change(id, { prices: { person }, version: shown.version });
    if (status === 409) await raise(body.details.current);
    else expect(status).toBe(200);
  };
  await Promise.all(Array.from({ length: 10 }, async () => raise(await departureOf(id))));
  expect(await departureOf(id)).toMatchObject({ ownPrices: { person: 110 }, version: 10 });
  expect(await charged(id)).toBe(110);
});

test('a copy that is late does not take the place of a later one, and a copy that was lost is made by the next change', async () => {
  const id = await addPackage();
  const packages = api.dependencies.database.collection('tourpackages');
  const copied = () => packages.findOne<TourPackageRecord>({ _id: objectIdOf(id) });
  await change(id, { prices: { person: 110 } }).expect(200);
  const before = await copied();
  await change(id, { prices: { person: 120 }, isClosed: true }).expect(200);
  // As after a crash between the two writes.
  await packages.replaceOne({ _id: objectIdOf(id) }, { ...before });
  const { body } = await change(id, { prices: { person: 110 }, version: 1 }).expect(409);
  expect(body.details.current).toMatchObject({ ownPrices: { person: 120 }, isClosed: true, prices: { person: 120 } });
  expect(await copied()).toMatchObject({ dayPrices: { [travelDate]: { person: 12_000 } }, closedDays: [travelDate] });
  await packages.updateOne({ _id: objectIdOf(id) }, { $set: { [`dayVersions.${travelDate}`]: 9 } });
  await change(id, { prices: null }).expect(200);
  expect(await charged(id)).toBe(120);
});
