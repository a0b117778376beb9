import { type AgencyTexts, addDays } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const traveller = await signUp(api);
// As before any text was written.
beforeEach(() => api.dependencies.database.collection('agencytexts').deleteMany({}));
const put = (body: object) => api.request.put('/api/agency/texts').set(admin.bearer).send(body);
const shown = async (query = ''): Promise<AgencyTexts> =>
  (await api.request.get(`/api/agency/texts${query}`).set(admin.bearer).expect(200)).body;
const linked = async (): Promise<string[]> =>
  (await api.request.get('/api/site-settings').set(admin.bearer).expect(200)).body.texts;
const tourPackage = await addTourPackage(api, admin);
const book = async (userId: string, bearer: { Authorization: string }): Promise<{ agreed?: { version: number; at: string } }> => {
  const { _id: packageId, price } = tourPackage;
  const order = { userId, packageId, totalPersons: 1, travelDate: addDays(todayOf(api), 10), totalAmount: price };
  return (await api.request.post('/api/booking').set(bearer).send(order).expect(201)).body.booking;
};

test('until a text is written nothing is linked, and a booking agrees to nothing', async () => {
  expect(await shown()).toEqual({ version: 0, changedAt: null });
  expect(await linked()).toEqual([]);
  expect(await book(traveller.userId, traveller.bearer)).not.toHaveProperty('agreed');
});

test('each saving is a version that stays readable, and a booking keeps the one in force and when it was agreed to', async () => {
  await put({ version: 0, terms: 'Pay first.', imprint: 'Far Away Ltd' }).expect(200);
  expect(await linked()).toEqual(['terms', 'imprint']);
  api.clock.stop();
  const first = await book(traveller.userId, traveller.bearer);
  expect(first.agreed).toEqual({ version: 1, at: api.clock.now().toISOString() });
  const { body } = await put({ version: 1, terms: 'Pay later.', privacy: 'We keep little.' }).expect(200);
  expect(body.texts).toMatchObject({ version: 2, terms: 'Pay later.' });
  expect(body.texts).not.toHaveProperty('imprint');
  expect(await linked()).toEqual(['terms', 'privacy']);
  expect(await shown('?version=1')).toMatchObject({ version: 1, terms: 'Pay first.', imprint: 'Far Away Ltd' });
  expect((await book(traveller.userId, traveller.bearer)).agreed?.version).toBe(2);
  expect(await book(traveller.userId, admin.bearer)).not.toHaveProperty('agreed');
});

test('saving what is in force adds no version; of two who save over one version one is refused with the present texts', async () => {
  await put({ version: 0, terms: 'Pay later.', privacy: 'We keep little.' }).expect(200);
  const { version, terms, privacy } = await shown();
  expect((await put({ version, terms, privacy }).expect(200)).body.texts.version).toBe(version);
  const answers = await Promise.all(['A', 'B', 'C'].map((terms) => put({ version, terms })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body.details.current).toEqual(await shown());
});

test('a text of 50,001 characters is refused at its field', async () => {
  const { body } = await put({ version: 0, terms: 'x'.repeat(50_001) }).expect(400);
  expect(body.details).toEqual({ terms: 'Use at most 50,000 characters.' });
});
