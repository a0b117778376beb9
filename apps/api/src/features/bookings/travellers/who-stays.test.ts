import { addDays, type Booking, type ManifestEntry, type Traveller, type Travellers } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, packageFields, todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const clerk = await signUp(api, { role: 'desk' });
const { _id: destination } = journey.tourPackage.destination;
const tomorrow = addDays(todayOf(api), 1);
const asking = await addTourPackage(api, journey.admin, {
  destination,
  price: '1000',
  asks: JSON.stringify(['birthDate', 'passport', 'diet']),
});
const stored = () => api.dependencies.database.collection('travellers');

const ASHA = { name: 'Asha Rao', birthDate: '1980-01-01', passport: { number: 'A1111111', expires: '2199-01-01' }, diet: 'Jain' };
const BINA = { name: 'Bina Rao', birthDate: '1985-01-01', passport: { number: 'B2222222', expires: '2199-01-01' } };
const CARA = { name: 'Cara Rao', birthDate: '1990-01-01', passport: { number: 'C3333333', expires: '2199-01-01' } };

const send = ({ _id }: Booking, travellers: unknown[], version: number) =>
  api.request.put(`/api/booking/travellers/${_id}`).set(journey.traveller.bearer).send({ travellers, version });
const manifestOf = async ({ package: { _id }, travelDate }: Booking, booking: string) => {
  const { body } = await api.request.get(`/api/departure/${_id}?day=${travelDate}`).set(clerk.bearer).expect(200);
  return only(body as ManifestEntry[], (entry) => entry._id === booking).travellers;
};
const tick = ({ _id }: Booking, who: object) =>
  api.request
    .put(`/api/booking/arrival/${_id}`)
    .set(clerk.bearer)
    .send({ arrival: 'here', at: api.clock.now().toISOString(), ...who });
/** Name, arrival and passport number of everybody on a booking. */
const everybodyOn = async (booking: Booking): Promise<string[]> =>
  Promise.all(
    (await manifestOf(booking, booking._id)).map(async ({ id, name, arrival }) => {
      const { body } = await api.request
        .post(`/api/booking/passport/${booking._id}`)
        .set(journey.traveller.bearer)
        .send({ traveller: id });
      return [name, arrival, body.number].filter(Boolean).join(' ');
    }),
  );
/** As they are sent back by who does not know their passport numbers. */
const sentBack = ({ travellers }: Travellers): Record<string, object> =>
  Object.fromEntries(
    travellers.map(({ id, name, birthDate, passport }: Traveller) => [
      String(name),
      { id, name, birthDate, ...(passport ? { passport: { expires: passport.expires } } : {}) },
    ]),
  );
const threeTicked = async () => {
  const booking = await journey.bookConfirmed({ of: asking, totalPersons: 3, totalAmount: 3000, travelDate: tomorrow });
  const { body } = await send(booking, [ASHA, BINA, CARA], 0).expect(200);
  for (const { id, name } of (body as Travellers).travellers)
    if (name !== 'Cara Rao') await tick(booking, { traveller: id }).expect(200);
  return { booking, known: sentBack(body) };
};

test.each([
  ['with another name and birth date', { name: 'Chetan Shah', birthDate: '1990-05-05' }],
  ['of the same family, whose birth date was left as it was', { name: 'Chetan Rao', birthDate: '1980-01-01' }],
  ['of nearly that name, who was born on another day', { name: 'Asha Rau', birthDate: '2001-05-05' }],
  ['of whom no birth date is known', { name: 'Indira Rao', birthDate: undefined }],
])('somebody else %s, at the place of a traveller has neither passport number nor tick of them', async (_, newcomer) => {
  const { booking, known } = await threeTicked();
  const expiring = { ...known['Asha Rao'], ...newcomer };
  for (const sent of [expiring, { ...expiring, id: undefined }]) {
    const { body } = await send(booking, [sent, known['Bina Rao'], known['Cara Rao']], 1).expect(400);
    expect(body.details).toEqual({ 'travellers.0.passport.number': 'Enter the passport number.' });
  }
  const { passport: _none, ...plain } = { passport: null, ...expiring };
  await send(booking, [plain, known['Bina Rao'], known['Cara Rao']], 1).expect(200);
  expect(await everybodyOn(booking)).toEqual([newcomer.name, 'Bina Rao here B2222222', 'Cara Rao C3333333']);
  expect(JSON.stringify(await stored().findOne({ _id: objectIdOf(booking._id) }))).not.toContain('111"');
});

test.each(['Asha Roa', 'Åsha Rao', 'RAO, Asha', 'Asha Kumari Rao'])(
  'who is corrected to %s keeps passport and tick',
  async (name) => {
    const { booking, known } = await threeTicked();
    const corrected = { ...known['Asha Rao'], name };
    await send(booking, [{ ...corrected, id: undefined }, known['Bina Rao'], known['Cara Rao']], 1).expect(200);
    await send(booking, [corrected, known['Bina Rao'], known['Cara Rao']], 2).expect(200);
    expect(await everybodyOn(booking)).toContain(`${name} here A1111111`);
  },
);

test('travellers that change places, and those behind one who is taken off, keep what is theirs', async () => {
  const { booking, known } = await threeTicked();
  await send(booking, [known['Cara Rao'], known['Asha Rao'], known['Bina Rao']], 1).expect(200);
  expect(await everybodyOn(booking)).toEqual(['Cara Rao C3333333', 'Asha Rao here A1111111', 'Bina Rao here B2222222']);
  await send(booking, [known['Cara Rao'], known['Bina Rao'], null], 2).expect(200);
  expect(await everybodyOn(booking)).toEqual(['Cara Rao C3333333', 'Bina Rao here B2222222', '']);
  const dev = { name: 'Dev Shah' };
  await send(booking, [dev, known['Cara Rao'], known['Bina Rao']], 3).expect(200);
  expect(await everybodyOn(booking)).toEqual(['Dev Shah', 'Cara Rao C3333333', 'Bina Rao here B2222222']);
  const { body } = await send(booking, [known['Asha Rao'], known['Cara Rao'], known['Cara Rao']], 4).expect(400);
  expect(Object.keys(body.details)).toEqual(expect.arrayContaining(['travellers.0.id', 'travellers.2.id']));
});

test('a list that an earlier version stored keeps passports and ticks, also ticks that a phone sends later by their place', async () => {
  const { booking, known } = await threeTicked();
  const _id = objectIdOf(booking._id);
  await stored().updateOne({ _id }, { $unset: { places: 1 } });
  await tick(booking, { place: 2 }).expect(200);
  expect(await everybodyOn(booking)).toEqual(['Asha Rao here A1111111', 'Bina Rao here B2222222', 'Cara Rao here C3333333']);
  const bare = (name: string) => ({ ...known[name], id: undefined });
  await send(booking, [bare('Asha Rao'), { name: 'Dev Shah' }, bare('Cara Rao')], 1).expect(200);
  expect((await tick(booking, { place: 0, arrival: 'no-show' }).expect(200)).body.arrival).toBe('no-show');
  expect(await everybodyOn(booking)).toEqual(['Asha Rao no-show A1111111', 'Dev Shah', 'Cara Rao here C3333333']);
  const { body } = await tick(booking, { place: 1 }).expect(400);
  expect(body.message).toBe('This person is not on the booking any more.');
});

test('who was ticked before anybody was named keeps the tick with the name', async () => {
  const booking = await journey.bookConfirmed({ of: asking, totalPersons: 2, totalAmount: 2000, travelDate: tomorrow });
  await tick(booking, { traveller: '1' }).expect(200);
  await send(booking, [null, { name: 'Asha Rao' }], 0).expect(200);
  expect(await everybodyOn(booking)).toEqual(['', 'Asha Rao here']);
});

test('who was booked as a child stays one when the package puts its categories in another order', async () => {
  const adult = { id: 'adult', name: 'Adult', minAge: 12 };
  const child = { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 500 };
  const of = await addTourPackage(api, journey.admin, {
    destination,
    price: '1000',
    categories: JSON.stringify([adult, child]),
    asks: '["birthDate"]',
  });
  const booking = await journey.bookConfirmed({ of, party: { adult: 1, child: 1 }, totalAmount: 1500, travelDate: tomorrow });
  await send(booking, [{ name: 'Asha Rao' }, { name: 'Mira Rao' }], 0).expect(200);
  const { price, ...children } = child;
  const categories = JSON.stringify([children, { ...adult, price: 1000, alone: true }]);
  await api.request
    .put(`/api/package/${of._id}`)
    .set(journey.admin.bearer)
    .field(packageFields(api, destination, { price: String(price), categories, asks: '["birthDate"]' }))
    .expect(200);
  const kinds = (await manifestOf(booking, booking._id)).map(({ name, category }) => `${name}: ${category}`);
  expect(kinds).toEqual(['Asha Rao: Adult', 'Mira Rao: Child']);
});
