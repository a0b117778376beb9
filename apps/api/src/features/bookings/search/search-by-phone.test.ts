import { addDays, type Booking, type FoundCustomer, type User } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { jobMarksOf } from '../../../database/job-marks.ts';
import { migrate } from '../../../database/migrate.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { databaseSchema } from '../../../every-feature.ts';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { bookAtDesk, deskBody } from '../../../testing/desk.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { issueInvoices } from '../../documents/index.ts';
import { travellersRepository } from '../../travellers/index.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin } = journey;
const desk = await signUp(api, { role: 'desk' });
const { database } = api.dependencies;
const asking = await addTourPackage(api, admin, {
  destination: journey.tourPackage.destination._id,
  asks: JSON.stringify(['phone']),
});

const get = async (path: string, search: string, by = desk) =>
  (await api.request.get(path).query({ search }).set(by.bearer).expect(200)).body;
const bookingsOf = async (search: string): Promise<string[]> =>
  ((await get('/api/booking', search)) as Booking[]).map(({ _id }) => _id);
const customersOf = (search: string): Promise<FoundCustomer[]> => get('/api/desk/customer', search);
const bookFor = async (phone: string, name = 'Gita'): Promise<Booking> =>
  (await bookAtDesk(api, desk, deskBody({ ...journey, api }, { customer: { name, phone } })).expect(201)).body.booking;
const nameTravellers = (booking: Booking, fields: object, by = journey.traveller) =>
  api.request.put(`/api/booking/travellers/${booking._id}`).set(by.bearer).send(fields).expect(200);

test.each([
  ['+91 98765-43210', ['98765 43210', '09876543210', '+919876543210', '0091 98765 43210', '(987) 654-3210', '543210', '98765 4']],
  ['098123 45678', ['+91 98123 45678', '९८१२३ ४५६७८', '٩٨١٢٣٤٥٦٧٨', '۹۸۱۲۳۴۵۶۷۸', '\u202a+91 98123‑45678\u202c', '345678']],
  ['+44 (0)20 7946 0012', ['020 7946 0012', '+44 20 7946 0012', '460012', '9460012']],
])('%s is found at the desk and among bookings as %j', async (phone, searches) => {
  const booking = await bookFor(phone);
  for (const search of searches) {
    expect(await bookingsOf(search), search).toEqual([booking._id]);
    expect(await customersOf(search), search).toMatchObject([
      { _id: booking.user._id, name: 'Gita', phone, person: { name: 'Gita', phone } },
    ]);
    expect(((await get('/api/auth/users', search, admin)) as User[]).map(({ _id }) => _id)).toEqual([booking.user._id]);
  }
  expect(await bookingsOf(phone.replace('12', '13').replace('321', '312').replace('567', '576'))).toEqual([]);
});

test('somebody who comes along is found by their own number until it is changed, beside a username of the same digits', async () => {
  const booking = await journey.book({ of: asking });
  await nameTravellers(booking, { travellers: [{ name: 'Asha' }, { name: 'Ravi', phone: '080 4123 4567' }], version: 0 });
  const namesake = await journey.book({ by: await signUp(api, { username: '8041234567' }) });
  expect((await bookingsOf('80412 34567')).toSorted()).toEqual([booking._id, namesake._id].toSorted());
  expect((await customersOf('80412 34567')).map(({ person }) => person?.name)).toContain('Ravi');
  await nameTravellers(booking, { travellers: [{ name: 'Asha' }, { name: 'Ravi', phone: '080 4123 9999' }], version: 1 });
  expect(await bookingsOf('80412 34567')).toEqual([namesake._id]);
  expect(await bookingsOf('80412 39999')).toEqual([booking._id]);
});

test('five digits, letters and a number that nobody has find nobody by phone', async () => {
  await bookFor('70000 12345');
  for (const search of ['12345', 'ab 7000012345', '+91 71111 12345']) {
    expect(await bookingsOf(search)).toEqual([]);
    expect(await customersOf(search)).toEqual([]);
  }
});

test('the payment and the invoice of a booking are found by a number on it', async () => {
  // The first one who is named keeps the number on the account, and each booking of it is found by that.
  const by = await signUp(api);
  const booking = await journey.bookConfirmed({ by });
  await nameTravellers(booking, { travellers: [], contact: { name: 'Asha', phone: '76666 12345' }, version: 0 }, by);
  await issueInvoices(api.dependencies);
  for (const path of ['/api/payment', '/api/invoice'])
    expect(await get(path, '76666 12345', admin), path).toMatchObject([{ booking: booking._id }]);
});

test('a number that an earlier version stored is found after the migration', async () => {
  const booking = await bookFor('72222 12345');
  for (const name of ['travellers', 'users']) await database.collection(name).updateMany({}, { $unset: { phoneKeys: 1 } });
  expect(await bookingsOf('72222 12345')).toEqual([]);
  for (const name of ['travellers', 'users']) await jobMarksOf(database).deleteOne({ _id: `folded texts of ${name}` });
  await migrate(api.dependencies, databaseSchema);
  expect(await bookingsOf('72222 12345')).toEqual([booking._id]);
});

test('on a site that moves to another country numbers are read by its rules once it is updated', async () => {
  const booking = await bookFor('011 15-2299-6781');
  expect(await bookingsOf('+54 9 11 2299 6781')).toEqual([]);
  const { config } = api.dependencies;
  const moved = { ...config, SITE_TIME_ZONE: 'America/Argentina/Buenos_Aires' };
  await migrate({ ...api.dependencies, config: moved }, databaseSchema);
  expect(await bookingsOf('+54 9 11 2299 6781')).toEqual([booking._id]);
  await migrate(api.dependencies, databaseSchema);
  expect(await bookingsOf('+54 9 11 2299 6781')).toEqual([]);
});

test('a booking is found by a traveller, by whom to reach and by phone after a later version has folded its words again', async () => {
  const by = await signUp(api);
  const booking = await journey.book({ of: asking, by });
  const contact = { name: 'Meera Quillfeather', phone: '75555 12345' };
  await nameTravellers(booking, { travellers: [{ name: 'Asha' }, { name: 'Rajiv Threepwood' }], contact, version: 0 }, by);
  const stored = () => database.collection('bookings').findOne({ _id: objectIdOf(booking._id) });
  const written = await stored();
  await database.collection('bookings').updateMany({}, { $set: { searchKeys: ['earlier'] } });
  expect(await bookingsOf('threepwood')).toEqual([]);
  await jobMarksOf<{ _id: string; folding: number }>(database).updateOne(
    { _id: 'folded texts of bookings' },
    { $set: { folding: 0 } },
  );
  await migrate(api.dependencies, databaseSchema);
  for (const search of ['threepwood', 'quillfeather', '75555 12345']) expect(await bookingsOf(search)).toEqual([booking._id]);
  expect(await stored()).toEqual(written);
});

test('a number is found no longer once its account is deleted, or it was erased 30 days after the trip', async () => {
  const leaver = await signUp(api);
  const [paid, kept] = [await journey.bookConfirmed({ by: leaver }), await bookFor('73333 99999')];
  await nameTravellers(kept, { travellers: [], contact: { name: 'Asha', phone: '73333 12345' }, version: 1 }, desk);
  expect(await bookingsOf('73333 12345')).toEqual([kept._id]);
  await nameTravellers(paid, { travellers: [], contact: { name: 'Asha', phone: '74444 12345' }, version: 0 }, leaver);
  expect(await bookingsOf('74444 12345')).toEqual([paid._id]);
  await api.request.delete(`/api/auth/${leaver.userId}`).set(admin.bearer).expect(200);
  expect(await bookingsOf('74444 12345')).toEqual([]);
  await travellersRepository(database).eraseDue(addDays(todayOf(api), 300));
  expect(await bookingsOf('73333 12345')).toEqual([]);
  expect(await customersOf('73333 12345')).toEqual([]);
  // Without the ids, which are random, and have five digits now and then.
  const left = (await database.collection('travellers').find().toArray()).map(({ _id, ...fields }) => fields);
  expect(JSON.stringify(left)).not.toContain('12345');
  expect(kept.bookingStatus).toBe('pending');
});
