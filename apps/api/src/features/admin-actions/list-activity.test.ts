import { type ActivityEntry, MAX_TOLD_CHARACTERS } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { addTourPackage, packageFields } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { toldChange } from './told-value.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin } = journey;

const list = async (query: object): Promise<ActivityEntry[]> =>
  (await api.request.get('/api/activity').query(query).set(admin.bearer).expect(200)).body;

const editPrice = async (price: string, others: object = {}) => {
  const of = await addTourPackage(api, admin, { destination: journey.tourPackage.destination._id });
  const { version } = of;
  await api.request
    .put(`/api/package/${of._id}`)
    .set(admin.bearer)
    .field(packageFields(api, of.destination._id, { price, ...others, version: String(version) }))
    .expect(200);
  return of;
};

test('an edit of a package says who made it and when, the package by its present name, and the old and new price', async () => {
  const of = await editPrice('2100.5');
  const [entry, ...earlier] = await list({ about: of._id });
  expect(entry).toMatchObject({
    by: { kind: 'admin', id: admin.userId, name: admin.username },
    call: 'editTourPackage',
    area: 'packages',
    about: of._id,
    outcome: 'done',
    code: null,
    asked: [],
  });
  const [changed] = entry?.changes ?? [];
  expect(changed).toMatchObject({ thing: 'package', id: of._id });
  expect(changed?.name).toBeTruthy();
  expect(changed?.fields).toContainEqual({ field: 'price', from: String(of.price), to: '2100.5' });
  expect(earlier.map(({ call }) => call)).toEqual(['addTourPackage']);
});

test('the former value of a price or a text is told whole; of anything else there is none', async () => {
  const of = await editPrice('2200', { capacity: '7' });
  const [entry] = await list({ about: of._id });
  const formerOf = (field: string) =>
    api.request.get(`/api/activity/${entry?._id}/former-value`).query({ of: of._id, field }).set(admin.bearer);
  expect((await formerOf('price').expect(200)).body).toEqual({ thing: 'package', from: of.price, to: 2200 });
  expect(entry?.changes[0]?.fields.map(({ field }) => field)).toContain('capacity');
  expect((await formerOf('capacity').expect(404)).body.message).toBe('There is no such change.');
});

test('a call that tells no change says what was asked, without free texts; a refused one says why', async () => {
  const booking = await journey.bookConfirmed();
  await journey.refund(booking, { amount: 100, reason: 'The guide was ill.' });
  await api.request.delete(`/api/auth/${admin.userId}`).set(admin.bearer).expect(409);
  const [refused, refunded] = await list({ by: admin.userId });
  expect(refused).toMatchObject({ call: 'deleteUser', outcome: 'refused', code: 'OWN_ACCOUNT', about: admin.userId });
  expect(refunded).toMatchObject({ call: 'refundPayment', area: 'payments', asked: [{ field: 'amount', value: '100' }] });
});

test('actions are found by person, area and day, and page by page from the latest back', async () => {
  const desk = await signUp(api, { role: 'desk' });
  const booking = await journey.book();
  await journey.cancel(booking, desk).expect(200);
  const ofDesk = await list({ by: desk.userId });
  expect(ofDesk.map(({ call, area, by }) => [call, area, by.kind])).toEqual([['cancelBooking', 'bookings', 'staff']]);
  expect(await list({ by: desk.userId, area: 'users' })).toEqual([]);
  expect(await list({ to: '2001-01-01' })).toEqual([]);
  const all = await list({});
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const first = await api.request.get('/api/activity?limit=2').set(admin.bearer).expect(200);
  const next = /<(\?[^>]+)>/.exec(first.headers.link ?? '')?.[1] ?? '';
  const second = await api.request.get(`/api/activity${next}`).set(admin.bearer).expect(200);
  expect([...first.body, ...second.body].map(({ _id }) => _id)).toEqual(all.slice(0, 4).map(({ _id }) => _id));
});

test('staff who are deleted are not named any more, and what was deleted keeps the name that it had', async () => {
  const leaver = await signUp(api, { role: 'desk' });
  await journey.cancel(await journey.book(), leaver).expect(200);
  await api.request.delete(`/api/auth/${leaver.userId}`).set(admin.bearer).expect(200);
  const [entry] = await list({ by: leaver.userId });
  expect(JSON.stringify(entry)).not.toContain(leaver.username);
  const { body } = await api.request.post('/api/code').set(admin.bearer).send({ code: 'SPRING', percent: 10 }).expect(201);
  await api.request.delete(`/api/code/${body.promotionCode._id}`).set(admin.bearer).expect(200);
  const [deleted] = await list({ area: 'codes' });
  expect(deleted?.changes[0]?.name).toBe('SPRING');
});

test('of two long texts what is told begins shortly before they differ', () => {
  const same = 'a'.repeat(5000);
  const { from, to } = toldChange(`${same}old${same}`, `${same}new${same}`);
  expect(from).toMatch(/^…a{60}olda+…$/);
  expect(to).toMatch(/^…a{60}newa+…$/);
  expect([from?.length, to?.length]).toEqual([MAX_TOLD_CHARACTERS, MAX_TOLD_CHARACTERS]);
  expect(toldChange(null, { adult: 5, child: [1, 2] })).toEqual({ from: null, to: 'adult 5, child 1; 2' });
  expect(toldChange(null, { _id: 'f', id: 'f', name: 'Hampi' }).to).toBe('name Hampi');
  expect(toldChange('short', '')).toEqual({ from: 'short', to: null });
});
