import { addDays, type Booking } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../database/object-ids.ts';
import { signUp } from '../../testing/accounts.ts';
import { addTourPackage } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { withSettings } from '../../testing/with-settings.ts';
import { sealPassport, unsealPassport } from './passport-seal.ts';
import { resealPassports } from './reseal-passports.ts';
import { travellersRepository } from './travellers.repository.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { database, config } = api.dependencies;
const repository = travellersRepository(database);
const asking = await addTourPackage(api, journey.admin, {
  destination: journey.tourPackage.destination._id,
  asks: '["passport","diet"]',
});
const ASHA = { name: 'Asha Rao', diet: 'Jain', passport: { number: 'Z7654321', expires: '2199-01-01' } };
const OLD = 'the key before, which is long enough too';
const NEW = 'the key of today, which is long enough too';

const name = (booking: Booking, by = journey.traveller) =>
  api.request
    .put(`/api/booking/travellers/${booking._id}`)
    .set(by.bearer)
    .send({ travellers: [ASHA], contact: { name: 'Asha Rao', phone: '112' }, version: 0 })
    .expect(200);
const storedOf = (booking: Booking) => repository.findById(objectIdOf(booking._id));

test('a sealed number is read with the key that sealed it, also while keys rotate, and with no other', () => {
  const sealed = sealPassport({ TRAVELLER_KEY: OLD }, 'one booking', 'Z7654321');
  expect(unsealPassport({ TRAVELLER_KEY: NEW, TRAVELLER_KEY_ACCEPTED: OLD }, 'one booking', sealed)).toBe('Z7654321');
  expect(unsealPassport({ TRAVELLER_KEY: OLD, TRAVELLER_KEY_ACCEPTED: NEW }, 'one booking', sealed)).toBe('Z7654321');
  expect(unsealPassport({ TRAVELLER_KEY: NEW }, 'one booking', sealed)).toBeNull();
  expect(sealPassport({ TRAVELLER_KEY: OLD }, 'one booking', 'Z7654321')).not.toBe(sealed);
});

test('a sealed number that was changed, or belongs to another booking, is not read', () => {
  const keys = { TRAVELLER_KEY: OLD };
  const sealed = sealPassport(keys, 'one booking', 'Z7654321');
  expect(() => unsealPassport(keys, 'another booking', sealed)).toThrow('authenticate');
  const [id, content = ''] = sealed.split('.');
  const bytes = Buffer.from(content, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unsealPassport(keys, 'one booking', `${id}.${bytes.toString('base64url')}`)).toThrow('authenticate');
});

test('numbers under the key before are sealed anew, so that it can be thrown away', async () => {
  const booking = await journey.book({ of: asking });
  await name(booking);
  const rotated = { ...config, TRAVELLER_KEY: NEW, TRAVELLER_KEY_ACCEPTED: config.TRAVELLER_KEY };
  expect(await resealPassports({ database, config: rotated }, () => true)).toBe(1);
  expect(await resealPassports({ database, config: rotated }, () => true)).toBe(0);
  const sealed = (await storedOf(booking))?.travellers[0]?.passport?.sealed ?? '';
  expect(unsealPassport({ TRAVELLER_KEY: NEW }, booking._id, sealed)).toBe('Z7654321');
  await repository.remove(objectIdOf(booking._id));
});

test('without a key no package asks for passports', async () => {
  const form = { destination: journey.tourPackage.destination._id, asks: '["passport"]' };
  await withSettings(api, { TRAVELLER_KEY: undefined }, () =>
    expect(addTourPackage(api, journey.admin, form)).rejects.toThrow('expected 201 "Created", got 400'),
  );
});

test('30 days after the trip only the names are kept; of a deleted account who has paid is kept until it is over', async () => {
  const leaver = await signUp(api);
  const [kept, paid, unpaid] = [
    await journey.book({ of: asking }),
    await journey.bookConfirmed({ of: asking, by: leaver }),
    await journey.book({ of: asking, by: leaver }),
  ];
  await Promise.all([name(kept), name(paid, leaver), name(unpaid, leaver)]);
  await api.request.delete(`/api/auth/${leaver.userId}`).set(journey.admin.bearer).expect(200);
  expect(await storedOf(unpaid)).toBeNull();
  expect((await storedOf(paid))?.travellers[0]).toMatchObject({ name: 'Asha Rao', diet: 'Jain' });

  const last = addDays(paid.travelDate, asking.itinerary.length - 1);
  const eraseOn = (day: string) => repository.eraseDue(day);
  await eraseOn(last);
  expect((await storedOf(paid))?.travellers[0]?.name).toBe('Asha Rao');
  await eraseOn(addDays(last, 1));
  expect(await storedOf(paid)).toBeNull();
  await eraseOn(addDays(last, 30));
  expect((await storedOf(kept))?.travellers[0]).toMatchObject({ diet: 'Jain' });
  await eraseOn(addDays(last, 31));
  const named = [{ name: 'Asha Rao' }];
  const places = ['0', '1'].map((id) => ({ id, categoryId: null }));
  const afterwards = { _id: objectIdOf(kept._id), travellers: named, places, contact: named[0], phoneKeys: [], version: 1 };
  expect(await storedOf(kept)).toEqual(afterwards);
});
