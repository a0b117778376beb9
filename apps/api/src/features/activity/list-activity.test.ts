import { type ActivityEntry, MAX_TOLD_CHARACTERS } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { addTourPackage, packageFields, todayOf } from '../../testing/catalogue.ts';
import { bookAtDesk, deskBody } from '../../testing/desk.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { toldPictureChange } from './told-pictures.ts';
import { toldChange } from './told-value.ts';
import { valueEntriesOf } from './value-entries.ts';
import { withoutIds } from './without-ids.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin } = journey;

const list = async (query: object): Promise<ActivityEntry[]> =>
  (await api.request.get('/api/activity').query(query).set(admin.bearer).expect(200)).body;

const entryOf = async (query: object, call: string): Promise<ActivityEntry> =>
  only(await list(query), (entry) => entry.call === call);

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
  const entry = await entryOf({ about: of._id }, 'editTourPackage');
  expect(entry).toMatchObject({
    by: { kind: 'admin', id: admin.userId, name: admin.username },
    area: 'packages',
    about: of._id,
    outcome: 'done',
    code: null,
    asked: [],
  });
  const changed = only(entry.changes);
  expect(changed).toMatchObject({ thing: 'package', id: of._id });
  expect(changed.name).toBeTruthy();
  expect(changed.fields).toContainEqual({ field: 'price', from: String(of.price), to: '2100.5' });
  expect((await list({ about: of._id })).map(({ call }) => call)).toEqual(['editTourPackage', 'addTourPackage']);
});

test('the former value of a price or a text is told whole; of anything else there is none', async () => {
  const of = await editPrice('2200', { capacity: '7' });
  const entry = await entryOf({ about: of._id }, 'editTourPackage');
  const formerOf = (field: string) =>
    api.request.get(`/api/activity/${entry._id}/former-value`).query({ of: of._id, field }).set(admin.bearer);
  expect((await formerOf('price').expect(200)).body).toEqual({ thing: 'package', from: of.price, to: 2200 });
  expect(only(entry.changes).fields.map(({ field }) => field)).toContain('capacity');
  expect((await formerOf('capacity').expect(404)).body.message).toBe('There is no such change.');
});

test('categories, seasons, schedule and facts are told as an export writes them, and of a list only what changed in it', async () => {
  const categories = [
    { id: 'a', name: 'Adult', minAge: 12 },
    { id: 'b', name: 'Child', minAge: 3, maxAge: 11, price: 500 },
  ];
  const season = { name: 'Peak', from: todayOf(api), to: todayOf(api), prices: { a: 900, b: 450 } };
  const rule = { every: 'day', from: todayOf(api) };
  const written = {
    categories: JSON.stringify(categories),
    seasons: JSON.stringify([season]),
    schedule: JSON.stringify({ rules: [rule], added: [], closed: [] }),
    facts: JSON.stringify({ highlights: ['The "stone" chariot', 'Coracles; at dusk'], level: 2 }),
  };
  const of = await addTourPackage(api, admin, { destination: journey.tourPackage.destination._id, ...written });
  const edit = {
    categories: JSON.stringify([...categories, { id: 'c', name: 'Infant', minAge: 0, maxAge: 2, price: 0, seats: 0 }]),
    schedule: JSON.stringify({ rules: [rule], added: [], closed: [], cutOff: { days: 2 } }),
    facts: JSON.stringify({ highlights: ['The "stone" chariot', 'Hemakuta hill'], level: 2 }),
    itinerary: JSON.stringify(['Arrive in Hospet', 'Vittala temple', 'Coracle on the river']),
  };
  const editTo = (fields: object, version: number) =>
    api.request
      .put(`/api/package/${of._id}`)
      .set(admin.bearer)
      .field(packageFields(api, of.destination._id, { ...fields, version: String(version) }))
      .expect(200);
  await editTo(edit, of.version);
  await editTo({ seasons: JSON.stringify([{ ...season, prices: { b: 400 } }]) }, of.version + 1);
  const entries = await list({ about: of._id });
  const fieldsOf = (call: string, having: string) =>
    only(
      entries.filter((entry) => entry.call === call).map(({ changes }) => only(changes).fields),
      (fields) => fields.some(({ field }) => field === having),
    );
  const added = fieldsOf('addTourPackage', 'title');
  const earlier = fieldsOf('editTourPackage', 'categories');
  const later = fieldsOf('editTourPackage', 'seasons');
  const period = `Peak ${todayOf(api)} to ${todayOf(api)}`;
  expect(added).toContainEqual({ field: 'seasons', from: null, to: `${period}: Adult 900.00, Child 450.00` });
  expect(later).toContainEqual({
    field: 'seasons',
    from: `${period}: Adult 900.00, Child 450.00`,
    to: `${period}: Child 400.00`,
  });
  expect(added).toContainEqual({
    field: 'facts',
    from: null,
    to: 'Highlights: The "stone" chariot; Coracles; at dusk\nLevel: Light',
  });
  expect(added).toContainEqual({ field: 'destination', from: null, to: `${of.destination.name}, India` });
  expect(earlier.map(({ field }) => field).toSorted()).toEqual(['categories', 'facts', 'itinerary', 'schedule']);
  expect(earlier).toContainEqual({ field: 'categories', from: null, to: 'Infant 0–2: 0.00, no seat', same: 2 });
  expect(earlier).toContainEqual({ field: 'schedule', from: null, to: 'Bookings close: 2 days before', same: 1 });
  expect(earlier).toContainEqual({
    field: 'facts',
    from: 'Highlights: Coracles; at dusk',
    to: 'Highlights: Hemakuta hill',
    same: 2,
  });
  expect(earlier).toContainEqual({ field: 'itinerary', from: 'Vittala temple, at dawn', to: 'Vittala temple', same: 2 });
});

test('of pictures it is told how many there are and how many are new', () => {
  expect(toldPictureChange(['a', 'b'], ['a', 'c', 'd'])).toEqual({ from: '2 pictures', to: '3 pictures, 2 of them new' });
  expect(toldPictureChange(['a', 'b'], ['b', 'a'])).toEqual({ from: '2 pictures', to: '2 pictures, in another order' });
  expect(toldPictureChange('a', null)).toEqual({ from: '1 picture', to: null });
  expect(toldPictureChange(null, 'a')).toEqual({ from: null, to: '1 picture' });
});

test('a call that tells no change says what was asked, without free texts; a refused one says why', async () => {
  const booking = await journey.bookConfirmed();
  await journey.refund(booking, { amount: 100, reason: 'The guide was ill.' });
  await api.request.delete(`/api/auth/${admin.userId}`).set(admin.bearer).expect(409);
  const refused = only(await list({ by: admin.userId }), ({ call, about }) => call === 'deleteUser' && about === admin.userId);
  expect(refused).toMatchObject({
    outcome: 'refused',
    code: 'OWN_ACCOUNT',
    about: admin.userId,
  });
  expect(await entryOf({ by: admin.userId }, 'refundPayment')).toMatchObject({
    area: 'payments',
    asked: [{ field: 'amount', value: '100' }],
  });
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
  const entry = only(await list({ by: leaver.userId }));
  expect(JSON.stringify(entry)).not.toContain(leaver.username);
  const { body } = await api.request.post('/api/code').set(admin.bearer).send({ code: 'SPRING', percent: 10 }).expect(201);
  await api.request.delete(`/api/code/${body.promotionCode._id}`).set(admin.bearer).expect(200);
  const deleted = await entryOf({ area: 'codes' }, 'deletePromotionCode');
  expect(only(deleted.changes).name).toBe('SPRING');
});

test('a call about a departure names its package and day, and no value is the id of something', async () => {
  const of = await addTourPackage(api, admin, { destination: journey.tourPackage.destination._id });
  const day = of.availableFrom;
  await api.request.put(`/api/departure/${of._id}/${day}`).set(admin.bearer).send({ isClosed: true }).expect(200);
  const order = deskBody({ ...journey, api }, { totalAmount: 1 });
  await bookAtDesk(api, admin, order).expect(409);
  const [changed, refused] = [
    await entryOf({ by: admin.userId }, 'changeDeparture'),
    await entryOf({ by: admin.userId }, 'bookAtDesk'),
  ];
  expect(changed).toMatchObject({ about: of._id, departure: { title: of.title, day } });
  expect(refused).toMatchObject({ outcome: 'refused' });
  expect(refused.departure).toBeUndefined();
  expect(refused.asked).toContainEqual({ field: 'travelDate', value: order.travelDate });
  expect(JSON.stringify(refused.asked)).not.toContain(order.packageId);
});

test('bookings are told by their numbers, a traveller by the place on the booking', () => {
  const booking = '6b0a1c2ab8e4d7a1c3f0001e';
  const departure = { packageId: booking, day: '2027-01-12' };
  const told = (field: string, value: unknown) => toldOf(null, withoutIds(field, value)).to;
  expect(told('bookings', [booking, booking])).toBe('C3F0001E; C3F0001E');
  expect(told('of', `booking/${booking}/booking-confirmed`)).toBe('booking C3F0001E');
  expect(told('departure', departure)).toBe('Day: 2027-01-12');
  expect(told('packageId', booking)).toBeNull();
  expect([told('shown', 0), told('place', 1), told('persons', 2)]).toEqual(['traveller 1', 'traveller 2', '2']);
});

const toldOf = (from: unknown, to: unknown) => toldChange(valueEntriesOf(from), valueEntriesOf(to));

test('of two long texts what is told begins shortly before they differ', () => {
  const same = 'a'.repeat(5000);
  const { from, to } = toldOf(`${same}old${same}`, `${same}new${same}`);
  expect(from).toMatch(/^…a{60}olda+…$/);
  expect(to).toMatch(/^…a{60}newa+…$/);
  expect([from?.length, to?.length]).toEqual([MAX_TOLD_CHARACTERS, MAX_TOLD_CHARACTERS]);
  expect(toldOf(null, { adult: 5, child: [1, 2] })).toEqual({ from: null, to: 'Adult: 5\nChild: 1, 2' });
  expect(toldOf(null, { _id: 'f', id: 'f', name: 'Hampi' }).to).toBe('Name: Hampi');
  expect(toldOf('short', '')).toEqual({ from: 'short', to: null });
  expect(toldOf(true, [{ isOpen: false, of: 'Hampi' }])).toEqual({ from: 'yes', to: 'is open no, of Hampi' });
});
