import { addDays, type IncompleteDeparture } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const desk = await signUp(api, { role: 'desk' });
const day = (ahead: number): string => addDays(todayOf(api), ahead);
const asking = await addTourPackage(api, journey.admin, {
  title: 'Border walk',
  destination: journey.tourPackage.destination._id,
  asks: JSON.stringify(['birthDate', 'diet']),
});
const list = async (): Promise<IncompleteDeparture[]> =>
  (await api.request.get('/api/dashboard/incomplete').set(desk.bearer).expect(200)).body.departures;
const name = (id: string, travellers: unknown[], version = 0) =>
  api.request.put(`/api/booking/travellers/${id}`).set(desk.bearer).send({ travellers, version }).expect(200);

test('a departure of the next seven days counts who is not named and who has not said what it asks and needs, until all is said', async () => {
  const of = { of: asking, travelDate: day(3), totalPersons: 3 };
  const { _id } = await journey.bookConfirmed({ ...of, totalAmount: 3 * asking.price });
  const departure = { packageId: asking._id, title: 'Border walk', day: day(3) };
  expect(await list()).toEqual([{ ...departure, unnamed: 3, incomplete: 0 }]);
  const asha = { name: 'Asha Rao', birthDate: '1990-04-01' };
  await name(_id, [asha, { name: 'Ravi Rao' }, null]);
  expect(await list()).toEqual([{ ...departure, unnamed: 1, incomplete: 1 }]);
  const { body } = await api.request.get(`/api/booking/travellers/${_id}`).set(desk.bearer).expect(200);
  await name(_id, [asha, { name: 'Ravi Rao', birthDate: '1991-04-01' }, { name: 'Lila', birthDate: '1992-04-01' }], body.version);
  expect(await list()).toEqual([]);
});

test('where a package asks for nothing a name is enough; unpaid bookings and later days are not looked at', async () => {
  const { _id } = await journey.bookConfirmed({ travelDate: day(2) });
  await journey.book({ travelDate: day(4) });
  await journey.bookConfirmed({ travelDate: day(7) });
  expect(only(await list())).toMatchObject({ day: day(2), unnamed: 2 });
  await name(_id, [{ name: 'Asha Rao' }, { name: 'Ravi Rao' }]);
  expect(await list()).toEqual([]);
});

test('guides are not told, because they read no bookings', async () => {
  const guide = await signUp(api, { role: 'guide' });
  await api.request.get('/api/dashboard/incomplete').set(guide.bearer).expect(403);
});
