import { expect, test } from 'vitest';
import { eraseWithdrawnAtNight } from '../../jobs/erase-withdrawn-at-night.ts';
import { signUp, signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage, packageFields, todayOf } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';

const DAY = 24 * 60 * 60_000;

const api = await testApi();
const admin = await signUpAdmin(api);
const traveller = await signUp(api);
const place = (await addDestination(api, admin))._id;
const addDraft = (title: string, pictures = 0) =>
  addTourPackage(api, admin, { destination: place, title, isDraft: 'true', facts: '{"minAge":12}' }, pictures);
const edit = (id: string, fields: Record<string, string>) =>
  api.request
    .put(`/api/package/${id}`)
    .set(admin.bearer)
    .field(packageFields(api, place, fields));
const drafts = async (): Promise<{ _id: string; title: string; facts?: unknown; isDraft?: true }[]> =>
  (await api.request.get('/api/package/drafts').set(admin.bearer).expect(200)).body;
const titlesIn = async (path: string): Promise<string[]> =>
  (await api.request.get(path).set(admin.bearer).expect(200)).body.map(({ title }: { title: string }) => title);

test('a draft is in no list, count and search of the public, is not found by its id, cannot be booked, and is not among the withdrawn', async () => {
  const shown = await addTourPackage(api, admin, { destination: place, title: 'Shown caravan' });
  const { _id, isDraft } = await addDraft('Secret caravan');
  expect(isDraft).toBe(true);
  for (const path of ['/api/package', `/api/package/filter?destination=${place}`]) {
    const titles = await titlesIn(path);
    expect([titles.includes('Shown caravan'), titles.includes('Secret caravan')], path).toEqual([true, false]);
  }
  for (const search of ['title', 'words'])
    expect(await titlesIn(`/api/package/filter?${search}=caravan`), search).toEqual(['Shown caravan']);
  expect(await titlesIn('/api/package/filter?words=secret')).toEqual([]);
  expect(await titlesIn(`/api/package/${shown._id}/similar`)).not.toContain('Secret caravan');
  const { body: counts } = await api.request.get('/api/package/counts?title=caravan').expect(200);
  expect(counts.total).toBe(1);
  for (const path of ['', '/similar', '/departures?from=2027-01-01&to=2027-01-31', '/seats?from=2027-01-01&to=2027-01-31'])
    await api.request.get(`/api/package/${_id}${path}`).expect(404);
  const order = { userId: traveller.userId, packageId: _id, totalPersons: 1, travelDate: todayOf(api), totalAmount: 1999.99 };
  // As an id that no package has: who knows its title knows the id of an imported one.
  await api.request.post('/api/booking').set(traveller.bearer).send(order).expect(404);
  const { totalPersons, travelDate } = order;
  await api.request.post(`/api/package/${_id}/quote`).send({ totalPersons, travelDate }).expect(404);
  for (const search of ['', '?title=secret']) expect(await titlesIn(`/api/package/withdrawn${search}`), search).toEqual([]);
  await api.request.put(`/api/package/restore/${_id}`).set(admin.bearer).expect(404);
});

test('staff read drafts whole; an edit leaves one a draft until it says otherwise, and then it is on offer for good', async () => {
  const { _id } = await addDraft('Coracle at dawn');
  await edit(_id, { title: 'Coracle at sunrise' }).expect(200);
  const stored = (await drafts()).find((draft) => draft._id === _id);
  expect(stored).toMatchObject({ title: 'Coracle at sunrise', facts: { minAge: 12 }, isDraft: true });
  const { body } = await edit(_id, { title: 'Coracle at sunrise', isDraft: 'false' }).expect(200);
  expect(body.updatedPackage).not.toHaveProperty('isDraft');
  expect((await drafts()).map(({ title }) => title)).not.toContain('Coracle at sunrise');
  expect(await titlesIn('/api/package')).toContain('Coracle at sunrise');
  const refused = await edit(_id, { isDraft: 'true' }).expect(400);
  expect(Object.keys(refused.body.details)).toEqual(['isDraft']);
});

test('a draft is read by its id by staff alone, until it is on offer, and no answer of it may be kept', async () => {
  const { _id } = await addDraft('Not yet');
  const path = `/api/package/drafts/${_id}`;
  await api.request.get(path).expect(401);
  await api.request.get(path).set(traveller.bearer).expect(403);
  for (const role of ['desk', 'guide'] as const)
    await api.request
      .get(path)
      .set((await signUp(api, { role })).bearer)
      .expect(403);
  const viewer = await signUp(api, { role: 'viewer' });
  const { body, headers } = await api.request.get(path).set(viewer.bearer).expect(200);
  expect(body).toMatchObject({ _id, title: 'Not yet', facts: { minAge: 12 }, nextDay: expect.any(String), isDraft: true });
  expect(headers['cache-control']).toContain('no-store');
  await api.request.get(`/api/package/${_id}`).set(admin.bearer).expect(404);
  await edit(_id, { title: 'Not yet', isDraft: 'false' }).expect(200);
  await api.request.get(path).set(admin.bearer).expect(404);
});

test('a draft is erased with its pictures when it is deleted, and outlives the night that erases withdrawn packages', async () => {
  const { _id, images } = await addDraft('Deleted', 1);
  await api.request.delete(`/api/package/${_id}`).set(admin.bearer).expect(200);
  await api.request.get(images[0] ?? '').expect(404);
  const kept = await addDraft('Unfinished');
  // To half past three at night in Asia/Kolkata.
  const now = api.clock.now().getTime();
  api.clock.moveBy(Math.floor(now / DAY) * DAY + 3 * DAY + 22 * 60 * 60_000 - now);
  await eraseWithdrawnAtNight(api.dependencies, () => false);
  const stored = await api.dependencies.database
    .collection('tourpackages')
    .find({ isDraft: true, title: /^(Deleted|Unfinished)$/ })
    .toArray();
  expect(stored.map((one) => String(one._id))).toEqual([kept._id]);
});
