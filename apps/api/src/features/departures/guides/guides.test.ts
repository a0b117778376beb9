import { addDays, type GuideClash, type StaffDeparture } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { type Account, signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { addDestination, addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { askToName } from '../../../testing/name-guide.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const clerk = await signUp(api, { role: 'desk' });
const destination = (await addDestination(api, admin))._id;
const walk = await addTourPackage(api, admin, { destination, title: 'Walk', itinerary: JSON.stringify(['There and back']) });
const trek = await addTourPackage(api, admin, { destination, title: 'Trek', itinerary: JSON.stringify(['Up', 'On', 'Down']) });
const day = (ahead: number): string => addDays(todayOf(api), ahead);

const name = (guide: Account, of: { _id: string }, ahead: number, fields: object = {}, by = clerk) =>
  askToName(api, by, guide, { of, day: day(ahead) }, fields);
const remove = (guide: Account, of: { _id: string }, ahead: number, by = clerk) =>
  api.request.delete(`/api/departure/${of._id}/${day(ahead)}/guides/${guide.userId}`).set(by.bearer);
const shown = async (of: { _id: string }, ahead: number): Promise<StaffDeparture> =>
  (
    await api.request
      .get(`/api/departure/${of._id}/${day(ahead)}`)
      .set(clerk.bearer)
      .expect(200)
  ).body;
const namesOn = async (of: { _id: string }, ahead: number) => (await shown(of, ahead)).guides?.map((one) => one.name) ?? [];
const newGuide = () => signUp(api, { role: 'guide' });

test('several guides are named on a departure, each with what they do; a second time says it anew', async () => {
  const [ravi, mira] = [await newGuide(), await newGuide()];
  await name(ravi, walk, 1).expect(200);
  await name(mira, walk, 1, { role: 'Driver' }).expect(200);
  const { body } = await name(ravi, walk, 1, { role: 'Cook' }).expect(200);
  expect(body.departure.guides).toEqual([
    { user: ravi.userId, name: ravi.username, role: 'Cook' },
    { user: mira.userId, name: mira.username, role: 'Driver' },
  ]);
  await remove(ravi, walk, 1).expect(200);
  await remove(ravi, walk, 1).expect(200);
  expect(await namesOn(walk, 1)).toEqual([mira.username]);
});

test('guides can be chosen from the staff who check travellers in, those with the role of a guide first', async () => {
  const guide = await newGuide();
  const viewer = await signUp(api, { role: 'viewer' });
  const { body } = await api.request.get('/api/departure/guides').set(clerk.bearer).expect(200);
  const ids = (body as { _id: string }[]).map(({ _id }) => _id);
  expect(ids).toContain(clerk.userId);
  expect(ids).not.toContain(viewer.userId);
  expect(ids.indexOf(guide.userId)).toBeLessThan(ids.indexOf(clerk.userId));
});

test('nobody is named who is no such staff, without a role, or by a guide', async () => {
  const guide = await newGuide();
  for (const wrong of [await signUp(api), await signUp(api, { role: 'viewer' })])
    expect((await name(wrong, walk, 2).expect(400)).body.details).toEqual({
      user: 'Choose somebody of the staff who checks travellers in.',
    });
  expect((await name(guide, walk, 2, { role: ' ' }).expect(400)).body.details).toHaveProperty('role');
  await name(guide, walk, 2, {}, guide).expect(403);
  await remove(guide, walk, 2, guide).expect(403);
});

test('who is on a trip of several days is asked about before they are named on another one on any of them', async () => {
  const guide = await newGuide();
  await name(guide, trek, 10).expect(200);
  for (const ahead of [10, 12]) {
    const { body } = await name(guide, walk, ahead).expect(409);
    expect(body.code).toBe('GUIDE_ELSEWHERE');
    expect(body.details.clashes).toEqual([{ packageId: trek._id, title: 'Trek', day: day(10), lastDay: day(12) }]);
  }
  // A trip that ends on the first day of the other one, and days that touch none.
  expect((await name(guide, trek, 8).expect(409)).body.details.clashes).toHaveLength(1);
  for (const ahead of [9, 13]) await name(guide, walk, ahead).expect(200);
  expect(await namesOn(walk, 10)).toEqual([]);
});

test('both, all the same: stored for the departures that were named in the question, and asked again for any other', async () => {
  const guide = await newGuide();
  await name(guide, trek, 20).expect(200);
  const besides = [{ packageId: trek._id, day: day(20) }];
  await name(guide, walk, 21, { besides }).expect(200);
  expect(await namesOn(walk, 21)).toEqual([guide.username]);
  const { body } = await name(guide, trek, 21, { besides }).expect(409);
  expect((body.details.clashes as GuideClash[]).map((clash) => clash.title)).toEqual(['Trek', 'Walk']);
});

test('a cancelled departure is no clash, and nobody is named on it', async () => {
  const guide = await newGuide();
  await name(guide, trek, 30).expect(200);
  await api.request
    .post(`/api/departure/cancel/${trek._id}`)
    .set({ ...admin.bearer, 'Idempotency-Key': 'snow' })
    .send({ day: day(30), bookings: [], reason: 'Snow', letter: 'We are sorry.' })
    .expect(200);
  await name(guide, walk, 30).expect(200);
  expect((await name(await newGuide(), trek, 30).expect(409)).body.message).toBe('This departure is cancelled, for good.');
});

test('of two clerks who name somebody on the same days at one moment at most one is not asked', async () => {
  for (let round = 0; round < 5; round += 1) {
    const guide = await newGuide();
    const answers = await Promise.all([name(guide, trek, 40), name(guide, walk, 41, {}, admin)]);
    const told = answers.filter(({ status, body }) => status === 409 && body.code === 'GUIDE_ELSEWHERE');
    expect(told.length).toBeGreaterThan(0);
    const stays = answers.filter(({ status }) => status === 200);
    const on = [...(await namesOn(trek, 40)), ...(await namesOn(walk, 41))].filter((one) => one === guide.username);
    expect(on).toHaveLength(stays.length);
  }
});

test('who leaves the staff, or whose account is deleted, is on no departure to come, and past ones keep the name', async () => {
  const [left, deleted] = [await newGuide(), await newGuide()];
  for (const guide of [left, deleted]) {
    await name(guide, walk, 60).expect(200);
    await name(guide, walk, -3).expect(200);
  }
  await api.request.put(`/api/auth/${left.userId}/role`).set(admin.bearer).send({ role: 'user' }).expect(200);
  await api.request.delete(`/api/auth/${deleted.userId}`).set(admin.bearer).expect(200);
  expect(await namesOn(walk, 60)).toEqual([]);
  expect((await shown(walk, -3)).guides).toEqual([
    { user: left.userId, name: left.username, role: 'Lead' },
    { user: null, name: deleted.username, role: 'Lead' },
  ]);
  // A role that is given back brings no departure back.
  await api.request.put(`/api/auth/${left.userId}/role`).set(admin.bearer).send({ role: 'guide' }).expect(200);
  expect(await namesOn(walk, 60)).toEqual([]);
});
