import { addDays, type Booking, type TrailEntry } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, priceFormOf, todayOf } from '../../../testing/catalogue.ts';
import { endTrip } from '../../../testing/end-trip.ts';
import { holdNextQuery } from '../../../testing/hold-next-query.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { withSettings } from '../../../testing/with-settings.ts';

const FAMILY = {
  price: 10_000,
  categories: [
    { id: 'adult', name: 'Adult', minAge: 12 },
    { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 5000 },
  ],
};

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const { _id: destination } = journey.tourPackage.destination;
const asking = await addTourPackage(api, admin, {
  destination,
  ...priceFormOf(FAMILY),
  asks: JSON.stringify(['birthDate', 'nationality', 'passport', 'diet', 'phone', 'note']),
});
const travelDate = addDays(todayOf(api), 10);
const twelveThen = `${Number(travelDate.slice(0, 4)) - 12}${travelDate.slice(4)}`;

const family = (fields: Parameters<typeof journey.book>[0] = {}): Promise<Booking> =>
  journey.book({ of: asking, party: { adult: 1, child: 1 }, totalAmount: 15_000, ...fields });
const read = async (id: string, by = traveller) =>
  (await api.request.get(`/api/booking/travellers/${id}`).set(by.bearer).expect(200)).body;
const send = (
  id: string,
  travellers: unknown[],
  { version = 0, by = traveller, ...rest }: { version?: number; by?: typeof traveller; contact?: object } = {},
) =>
  api.request
    .put(`/api/booking/travellers/${id}`)
    .set(by.bearer)
    .send({ travellers, version, ...rest });
const showPassport = (id: string, of: string, by = traveller) =>
  api.request.post(`/api/booking/passport/${id}`).set(by.bearer).send({ traveller: of });
const storedText = async () => JSON.stringify(await api.dependencies.database.collection('travellers').find().toArray());

const passport = { number: 'Z7654321', expires: '2199-01-01' };

test('each person of the party has a place with its category, and the contact stays until another is sent', async () => {
  const contact = { name: 'Asha Rao', phone: '+91 98450 12345', from: 'Pune', to: 'Hampi' };
  const { _id } = await family();
  expect((await read(_id)).travellers).toMatchObject([
    { name: null, category: { id: 'adult', minAge: 12 } },
    { name: null, category: { id: 'child', maxAge: 11 } },
  ]);
  await send(_id, [{ name: 'Asha Rao' }], { contact }).expect(200);
  expect(await read(_id)).toMatchObject({ travellers: [{ name: 'Asha Rao' }, { name: null }], contact, canEdit: true });
  await send(_id, [{ name: 'Asha Rao', diet: 'Jain' }, null], { version: 1 }).expect(200);
  expect(await read(_id)).toMatchObject({ travellers: [{ diet: 'Jain' }, { name: null }], contact, version: 2 });
});

test('who is twelve on the first day is no child, and the sentence at the date says what to do', async () => {
  const { _id } = await family();
  const { body } = await send(_id, [null, { name: 'Asha', birthDate: twelveThen }]).expect(400);
  expect(body.details['travellers.1.birthDate']).toMatch(
    /^Asha is 12 on \w{3}, \d+ \w{3} \d{4}, so an adult\. Change the party, or correct the date\.$/,
  );
  expect(await read(_id)).toMatchObject({ version: 0 });
  await send(_id, [null, { name: 'Asha', birthDate: addDays(twelveThen, 1) }]).expect(200);
});

test('who is younger on the first day than the trip allows is refused at the date of birth', async () => {
  const of = await addTourPackage(api, admin, {
    destination,
    asks: JSON.stringify(['birthDate']),
    facts: JSON.stringify({ minAge: 12 }),
  });
  const { _id } = await journey.book({ of });
  const { body } = await send(_id, [{ name: 'Asha', birthDate: addDays(twelveThen, 1) }]).expect(400);
  expect(body.details['travellers.0.birthDate']).toMatch(/^Asha is 11 on .*\. Everybody must be 12 or older\.$/);
  await send(_id, [{ name: 'Asha', birthDate: twelveThen }]).expect(200);
});

test.each([
  ['a birth in the future', { birthDate: '2199-01-01' }, 'travellers.0.birthDate'],
  ['a birth of 130 years ago', { birthDate: '1890-01-01' }, 'travellers.0.birthDate'],
  ['a passport without its number', { passport: { expires: '2199-01-01' } }, 'travellers.0.passport.number'],
])('%s is refused at its field, and nothing is written', async (_, facts, field) => {
  const { _id } = await family();
  const { body } = await send(_id, [{ name: 'Asha', ...facts }]).expect(400);
  expect(Object.keys(body.details)).toEqual([field]);
  expect(await read(_id)).toMatchObject({ version: 0, travellers: [{ name: null }, { name: null }] });
});

test('more travellers than persons, and what the trip does not ask, are refused', async () => {
  const { _id } = await journey.book();
  const three = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];
  expect((await send(_id, three).expect(400)).body.details).toEqual({ travellers: 'This booking is for 2 persons.' });
  const { body } = await send(_id, [{ name: 'A', diet: 'Vegan' }]).expect(400);
  expect(Object.keys(body.details)).toEqual(['travellers.0.diet']);
  await send(_id, [{ name: 'A' }, { name: 'B' }]).expect(200);
});

test('of two who save at once one is told so, and sees what the other saved', async () => {
  const { _id } = await family();
  const answers = await Promise.all(['Asha', 'Bela', 'Chitra'].map((name) => send(_id, [{ name }])));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  const nameIn = (travellers: { name: string }[]) => travellers[0]?.name;
  const seen = answers.map(({ status, body }) => nameIn(status === 200 ? body.travellers : body.details.current.travellers));
  expect(new Set(seen).size).toBe(1);
});

test('a passport number is in the database for nobody to read, shown whole on demand, and each look of staff is logged', async () => {
  const { _id } = await family();
  const { body } = await send(_id, [{ name: 'Asha', passport }]).expect(200);
  expect(body.travellers[0].passport).toEqual({ ends: '321', expires: '2199-01-01' });
  expect(await storedText()).not.toContain(passport.number);
  expect((await showPassport(_id, '0').expect(200)).body).toEqual({ number: passport.number });
  await showPassport(_id, '1').expect(404);
  const looks = () => api.dependencies.database.collection('adminactions').countDocuments({ endpoint: 'showPassport' });
  const before = await looks();
  await showPassport(_id, '0', admin).expect(200);
  expect(await looks()).toBe(before + 2);
  await showPassport(_id, '0', await signUp(api, { role: 'guide' })).expect(403);
  await showPassport(_id, '0', await signUp(api, { role: 'viewer' })).expect(403);
  await showPassport(_id, '0', await signUp(api)).expect(403);
  // Of one that is there, and cannot be read, nobody is told that there is none.
  await withSettings(api, { TRAVELLER_KEY: 'another key than the one before it' }, async () => {
    expect((await showPassport(_id, '0', admin).expect(404)).body.error).toMatch(/^The key is another/);
  });
  // Without a number the one that is stored stays.
  const later = { passport: { expires: '2198-01-01' } };
  await send(_id, [{ name: 'Asha', ...later }], { version: 1 }).expect(200);
  expect((await showPassport(_id, '0').expect(200)).body).toEqual({ number: passport.number });
});

test('a passport that ends before the trip is stored, with a warning', async () => {
  const { _id } = await family();
  const { body } = await send(_id, [{ name: 'Asha', passport: { ...passport, expires: travelDate } }]).expect(200);
  expect(body.travellers[0].warning).toBe('This passport ends before the trip does.');
});

test('staff who may only read are not offered to change who comes', async () => {
  const { _id } = await family();
  expect(await read(_id, await signUp(api, { role: 'viewer' }))).toMatchObject({ canEdit: false });
  expect(await read(_id, await signUp(api, { role: 'desk' }))).toMatchObject({ canEdit: true });
});

test('after the cut-off the agency alone changes who comes, and its change is in the trail without a name', async () => {
  const booking = await family();
  await endTrip(api, booking);
  const { body } = await send(booking._id, [{ name: 'Asha' }]).expect(409);
  expect(body.message).toContain('is closed');
  expect(await read(booking._id)).toMatchObject({ canEdit: false });
  await send(booking._id, [{ name: 'Asha', diet: 'Vegan' }], { by: admin }).expect(200);
  const { body: trail } = await api.request.get(`/api/booking/trail/${booking._id}`).set(admin.bearer).expect(200);
  const { changes } = only<TrailEntry>(trail, ({ by }) => by.kind === 'admin');
  expect(changes).toMatchObject([{ what: 'travellers', to: 'traveller 1: name, diet' }]);
  // Who acts is named as they are called now, and nothing of what they changed is.
  expect(JSON.stringify(trail.map(({ changes }: TrailEntry) => changes))).not.toContain('Asha');
  const stored = await api.dependencies.database.collection('bookings').findOne({ _id: objectIdOf(booking._id) });
  expect(JSON.stringify(stored?.trail)).not.toContain('Asha');
});

test('whom to reach is who booked, until somebody else is named, also in the list of admins; a save that changes nothing adds nothing to the trail', async () => {
  const owner = await signUp(api);
  const { _id } = await family({ by: owner });
  expect((await read(_id, owner)).contact).toEqual({ name: owner.username });
  const contact = { name: 'Asha Rao', phone: '+91 98450 12345' };
  await send(_id, [{ name: 'Asha' }], { by: admin, contact }).expect(200);
  await send(_id, [{ name: 'Asha' }], { by: admin, contact, version: 1 }).expect(200);
  const { body: listed } = await api.request.get(`/api/booking?search=${_id}`).set(admin.bearer).expect(200);
  expect(listed).toMatchObject([{ contact }]);
  const { body: trail } = await api.request.get(`/api/booking/trail/${_id}`).set(admin.bearer).expect(200);
  const told = trail.flatMap(({ changes }: { changes: { what: string; to: string }[] }) => changes);
  expect(told.filter(({ what }: { what: string }) => what === 'travellers')).toMatchObject([
    { to: 'traveller 1: name; contact: name, phone' },
  ]);
  await send(_id, [{ name: 'Asha' }], { by: admin, contact: { name: 'Asha', phone: 'my phone' }, version: 2 }).expect(400);
});

test('nobody names travellers on a cancelled booking', async () => {
  const booking = await family();
  await journey.cancel(booking).expect(200);
  await send(booking._id, [{ name: 'Asha' }], { by: admin }).expect(409);
});

test('an export of an account has everybody whom its owner named, with whole passport numbers', async () => {
  const owner = await signUp(api);
  const { _id } = await journey.book({ of: asking, by: owner, party: { adult: 2 }, totalAmount: 20_000 });
  await send(_id, [{ name: 'Asha', passport }], { by: owner }).expect(200);
  const { body } = await api.request.get('/api/account/export').set(owner.bearer).expect(200);
  expect(body.travellers).toEqual([{ booking: _id, contact: null, travellers: [{ name: 'Asha', passport }] }]);
});

test('a booking is found by who comes, with its place and month, by nobody’s former name, and by none once its account is deleted', async () => {
  const owner = await signUp(api);
  const { _id } = await journey.bookConfirmed({ of: asking, by: owner, party: { adult: 2 }, totalAmount: 20_000, travelDate });
  const month = new Date(travelDate).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
  const found = async (words: string): Promise<string[]> => {
    const { body } = await api.request.get('/api/booking').query({ search: words }).set(admin.bearer).expect(200);
    return (body as Booking[]).map((booking) => booking._id);
  };
  await send(_id, [{ name: 'Rajiv Quillfeather' }], { by: owner }).expect(200);
  for (const words of ['quillfeather', `quillf ${month}`, `rajiv ${asking.title} quill`])
    expect(await found(words), words).toEqual([_id]);
  await send(_id, [{ name: 'Rajiv Singh' }], { by: owner, version: 1 }).expect(200);
  expect(await found('quillfeather')).toEqual([]);
  await send(_id, [{ name: 'Rajiv Quillfeather' }], { by: owner, version: 2 }).expect(200);
  await api.request.delete(`/api/auth/${owner.userId}`).set(admin.bearer).expect(200);
  expect(await found('quillfeather')).toEqual([]);
});

test('who is named on a booking of a deleted account is found by nobody and kept until its trip is over; without one nobody is named', async () => {
  const [owner, leaver] = [await signUp(api), await signUp(api)];
  const party = { of: asking, party: { adult: 2 }, totalAmount: 20_000 };
  const ahead = await journey.bookConfirmed({ ...party, by: owner });
  await api.request.delete(`/api/auth/${owner.userId}`).set(admin.bearer).expect(200);
  await send(ahead._id, [{ name: 'Ottoline Quillfeather' }], { by: admin }).expect(200);
  const { body } = await api.request.get('/api/booking?search=ottoline').set(admin.bearer).expect(200);
  expect(body).toEqual([]);
  const stored = await api.dependencies.database.collection('travellers').findOne({ 'travellers.name': 'Ottoline Quillfeather' });
  expect(stored).toMatchObject({ isForgotten: true, eraseOn: addDays(ahead.travelDate, asking.itinerary.length) });

  const { _id } = await journey.book({ ...party, by: leaver });
  const query = holdNextQuery(api, 'travellers');
  const sent = send(_id, [{ name: 'Ottoline Late' }], { by: leaver }).then(({ status }) => status);
  await query.answered;
  await api.request.delete(`/api/auth/${leaver.userId}`).set(admin.bearer).expect(200);
  query.letGo();
  expect(await sent).toBe(409);
  expect(await storedText()).not.toContain('Ottoline Late');
});
