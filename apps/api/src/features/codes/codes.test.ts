import type { ActivityEntry } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { newId, objectIdOf } from '../../database/object-ids.ts';
import { signUp, signUpAdmin } from '../../testing/accounts.ts';
import { todayOf } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { holdCode, releaseCode } from './index.ts';

const api = await testApi();
const admin = await signUpAdmin(api);

const MONSOON = { code: 'MONSOON10', percent: 10, from: '2026-06-01', to: '2199-08-31', most: 10, mostPerTraveller: 1 };
const post = (body: object, caller = admin) => api.request.post('/api/code').set(caller.bearer).send(body);
const put = (id: string, body: object) => api.request.put(`/api/code/${id}`).set(admin.bearer).send(body);
const remove = (id: string) => api.request.delete(`/api/code/${id}`).set(admin.bearer);
const add = async (body: object) => (await post(body).expect(201)).body.promotionCode;
const list = async (query = '') => (await api.request.get(`/api/code?${query}`).set(admin.bearer).expect(200)).body;
const uses = async (id: string) => (await api.request.get(`/api/code/${id}/uses`).set(admin.bearer).expect(200)).body;
/** Uses a code for a booking, whose id it tells. */
const use = async (id: string, { by = newId(), until = null as Date | null } = {}) => {
  const booking = objectIdOf(newId());
  const { outcome } = await holdCode(api.dependencies, { code: objectIdOf(id), booking, by: objectIdOf(by), until }, 'unstored');
  return { booking, outcome };
};

test('a code is stored in capitals and comes back as it was written, in rupees', async () => {
  const amounts = { code: ' early-500 ', amount: 500.5, leastTotal: 4999.99, packages: [newId()], travelTo: '2199-01-01' };
  const added = await add(amounts);
  expect(added).toMatchObject({ ...amounts, code: 'EARLY-500', uses: 0, state: 'active', version: 0 });
  expect(Object.keys(added)).not.toContain('most');
  expect(await list('search=early')).toEqual([added]);
  const stored = await api.dependencies.database.collection('promotioncodes').findOne({ code: 'EARLY-500' });
  expect(stored).toMatchObject({ amount: 50_050, leastTotal: 499_999, capacity: 10_000 });
});

test('an edit replaces every condition, those that it does not send too, and is told in what admins type', async () => {
  const { _id } = await add({ ...MONSOON, code: 'EDITED' });
  const { body } = await put(_id, { code: 'RENAMED', amount: 100, version: 0 }).expect(200);
  expect(body.promotionCode).toEqual({ _id, id: _id, code: 'RENAMED', amount: 100, uses: 0, state: 'active', version: 1 });
  expect(await list('search=RENAMED')).toEqual([body.promotionCode]);
  const { body: outdated } = await put(_id, { code: 'RENAMED', percent: 5, version: 0 }).expect(409);
  expect(outdated.details.current).toEqual(body.promotionCode);
  const { body: history } = await api.request.get(`/api/activity?about=${_id}`).set(admin.bearer).expect(200);
  const edited = only<ActivityEntry>(history, ({ call }) => call === 'editPromotionCode');
  const { fields } = only(edited.changes);
  expect(fields).toContainEqual({ field: 'amount', from: null, to: '100' });
  expect(fields).toContainEqual({ field: 'most', from: '10', to: null });
});

test('the list is by the text of the codes, a page at a time', async () => {
  for (const letter of ['C', 'A', 'B']) await add({ code: `PAGED-${letter}`, percent: 5 });
  const texts = async (query: string) => (await list(query)).map(({ code }: { code: string }) => code);
  expect(await texts('search=paged&sort=-code')).toEqual(['PAGED-C', 'PAGED-B', 'PAGED-A']);
  const first = await api.request.get('/api/code?search=paged&limit=2').set(admin.bearer).expect(200);
  expect(first.headers['x-total-count']).toBe('3');
  const next = /<\?(.+)>/.exec(first.headers.link ?? '')?.[1] ?? '';
  expect(await texts(next)).toEqual(['PAGED-C']);
});

test.each([
  ['percent and amount', { amount: 100 }, 'percent'],
  ['neither', { percent: undefined }, 'percent'],
  ['0 %', { percent: 0 }, 'percent'],
  ['101 %', { percent: 101 }, 'percent'],
  ['a last day before the first', { to: '2026-05-31' }, 'to'],
  ['a package twice', { packages: ['665f1c2ab8e4d7a1c3f09e12', '665F1C2AB8E4D7A1C3F09E12'] }, 'packages.1'],
])('a code with %s is refused with a sentence at its field, and nothing is stored', async (_, wrong, field) => {
  const { body } = await post({ ...MONSOON, code: 'REFUSED', ...wrong }).expect(400);
  expect(Object.keys(body.details)).toEqual([field]);
  expect(await list('search=REFUSED')).toEqual([]);
});

test('of twenty codes of one text that are added at once one is, and the others are refused at their field', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => post({ code: 'twice', percent: 5 })));
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(19);
  for (const { body } of refused)
    expect(body).toMatchObject({ code: 'CONFLICT', details: { code: 'There is already a code TWICE.' } });
  const { _id } = await add({ code: 'OTHER', percent: 5 });
  const { body } = await put(_id, { code: 'TWICE', percent: 5 }).expect(409);
  expect(body.details).toEqual({ code: 'There is already a code TWICE.' });
});

test('fewer uses than there are leave everybody theirs, and the code is used up', async () => {
  const { _id } = await add({ code: 'LOWERED', percent: 5, most: 10 });
  for (let booking = 0; booking < 3; booking += 1) expect(await use(_id)).toMatchObject({ outcome: 'held' });
  const { body } = await put(_id, { code: 'LOWERED', percent: 5, most: 2 }).expect(200);
  expect(body.promotionCode).toMatchObject({ uses: 3, most: 2, state: 'used-up' });
  expect(await use(_id)).toMatchObject({ outcome: 'used up' });
});

test('the text of a code stays once a booking has used it, also after the use was given back', async () => {
  const { _id } = await add({ code: 'ON-LEAFLETS', percent: 5 });
  const { booking } = await use(_id);
  const rename = () => put(_id, { code: 'RENAMED-LATER', percent: 5 }).expect(409);
  expect((await rename()).body.details.code).toContain('Bookings have used ON-LEAFLETS');
  await put(_id, { code: 'on-leaflets', percent: 6 }).expect(200);
  await releaseCode(api.dependencies, { code: objectIdOf(_id), booking });
  await rename();
});

test('a code that a booking uses cannot be deleted; one whose uses were given back can', async () => {
  const { _id } = await add({ code: 'DELETED', percent: 5 });
  const { booking } = await use(_id);
  const { body } = await remove(_id).expect(409);
  expect(body.message).toBe('Bookings use this code, so it stays. To end it, set its last day.');
  await releaseCode(api.dependencies, { code: objectIdOf(_id), booking });
  await remove(_id).expect(200, { id: _id });
  await remove(_id).expect(404);
  expect(await list('search=DELETED')).toEqual([]);
  expect(await use(_id)).toMatchObject({ outcome: 'used up' });
});

test('a code says whether it can be used today', async () => {
  const today = todayOf(api);
  const stateOf = async (code: string, days: object) => (await add({ code, percent: 5, ...days })).state;
  expect(await stateOf('STATE-TODAY', { from: today, to: today })).toBe('active');
  expect(await stateOf('STATE-NEXT', { from: '2199-01-01' })).toBe('not-yet');
  expect(await stateOf('STATE-PAST', { to: '2020-01-01' })).toBe('over');
});

test('staff see who uses a code, the latest first, without the name of a deleted account, and no hold that is over', async () => {
  const { _id } = await add({ code: 'LISTED', percent: 5 });
  const traveller = await signUp(api);
  const now = api.clock.now();
  const soon = new Date(now.getTime() + 3_600_000);
  await use(_id, { until: now });
  const kept = await use(_id);
  const unpaid = await use(_id, { by: traveller.userId, until: soon });
  expect(await uses(_id)).toEqual({
    total: 2,
    uses: [
      {
        booking: String(unpaid.booking),
        bookingNumber: String(unpaid.booking).slice(-8).toUpperCase(),
        username: traveller.username,
        heldUntil: soon.toISOString(),
      },
      {
        booking: String(kept.booking),
        bookingNumber: String(kept.booking).slice(-8).toUpperCase(),
        username: null,
        heldUntil: null,
      },
    ],
  });
});

test('of a code with many uses the latest 200 are listed, with how many there are', async () => {
  const { _id } = await add({ code: 'POPULAR', percent: 5 });
  const by = objectIdOf(newId());
  const holds = Array.from({ length: 250 }, () => ({ booking: objectIdOf(newId()), by, seats: 1, until: null }));
  await api.dependencies.database.collection('promotioncodes').updateOne({ code: 'POPULAR' }, { $set: { holds } });
  const found = await uses(_id);
  expect([found.total, found.uses.length, found.uses[0].booking]).toEqual([250, 200, String(holds.at(-1)?.booking)]);
  expect(await list('search=POPULAR')).toMatchObject([{ uses: 250 }]);
});

test('viewers read codes and change none; the desk, guides and travellers see none', async () => {
  const viewer = await signUp(api, { role: 'viewer' });
  await api.request.get('/api/code').set(viewer.bearer).expect(200);
  await post(MONSOON, viewer).expect(403);
  for (const role of ['desk', 'guide', 'user'] as const) {
    const caller = await signUp(api, { role });
    await api.request.get('/api/code').set(caller.bearer).expect(403);
    await post(MONSOON, caller).expect(403);
  }
  await api.request.get('/api/code').expect(401);
});
