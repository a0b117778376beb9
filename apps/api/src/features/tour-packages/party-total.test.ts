import { addDays, type Prices, partyBy, personsOf, type TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { addDestination, addTourPackage, type PackageFields, priceFormOf, todayOf } from '../../testing/catalogue.ts';
import { countReads } from '../../testing/examined.ts';
import { bookingBody, startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const { admin, traveller } = await startMoneyJourney(api);
const day = (count: number) => addDays(todayOf(api), count);
const DEPARTURE = day(41);
const ASKED = `availableFrom=${day(40)}&availableTo=${day(47)}`;
const weekly = { rules: [{ every: 'week' as const, from: day(6) }], added: [], closed: [] };
const window = { availableFrom: day(5), availableTo: day(90), schedule: JSON.stringify(weekly) };

const adult = { id: 'adult', name: 'Adult', minAge: 12 };
const child = { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 5000 };
const infant = { id: 'infant', name: 'Infant', minAge: 0, maxAge: 1, price: 0, seats: 0 as const };
const family: Prices = { price: 10_000, categories: [adult, child, infant] };
const holidays = { name: 'Holidays', from: day(40), to: day(49), percent: 30 };

/** Packages at a place of their own, and what a list of them says of a party. */
const addPlace = async () => {
  const { _id: destination } = await addDestination(api, admin);
  const listed = async (query: string): Promise<TourPackage[]> =>
    (await api.request.get(`/api/package/filter?destination=${destination}&${query}`).set(admin.bearer).expect(200)).body;
  return {
    destination,
    listed,
    add: (title: string, prices: Prices, fields: PackageFields = {}) =>
      addTourPackage(api, admin, { ...priceFormOf(prices), ...window, destination, title, ...fields }),
    totalsOf: async (query: string) =>
      Object.fromEntries((await listed(query)).map(({ title, partyTotal }) => [title, partyTotal])),
  };
};

const facts = (minAge: number) => ({ facts: JSON.stringify({ highlights: ['Snow'], minAge }) });

test.each<[string, Record<string, number>]>([
  ['adult.2_child.1', { adult: 2, child: 1 }],
  ['adult.2_child.1_infant.1', { adult: 2, child: 1, infant: 1 }],
  ['adult.5_child.1', { adult: 5, child: 1 }],
  ['adult.1', { adult: 1 }],
])(
  'what a list says that %s cost is what a quote says and a booking charges, on the departure of the card',
  async (text, asked) => {
    const { add, listed } = await addPlace();
    await add('One price', { price: 1999.99 });
    await add('By age', family);
    await add('In a season', { ...family, seasons: [holidays] });
    await add('With a discount from 6 seats on', { ...family, groups: [{ from: 6, percent: 15 }] });
    await add('With a single room', { ...family, single: { price: 1500, required: true } });
    await add('With an included extra', {
      ...family,
      extras: [{ id: 'lunch', name: 'Lunch', price: 0, per: 'person', included: true }],
    });
    await add('For a group', {
      price: 48_000,
      groupOf: 4,
      categories: [adult, { ...child, price: undefined }, { ...infant, price: undefined }],
    });
    await add('With other names', {
      price: 9000,
      categories: [
        { id: 'guest', name: 'Guest', minAge: 16 },
        { id: 'kid', name: 'Kid', minAge: 0, maxAge: 15, price: 4000 },
      ],
    });
    const own = await add('With a price of its own', { ...family, seasons: [holidays] });
    await api.request
      .put(`/api/departure/${own._id}/${DEPARTURE}`)
      .set(admin.bearer)
      .send({ prices: { adult: 9000, child: 1 } })
      .expect(200);
    await expect.poll(async () => only(await listed(ASKED), ({ _id }) => _id === own._id).askedDeparture?.price).toBe(9000);
    const found = await listed(`${ASKED}&party=${text}`);
    expect(found).toHaveLength(9);
    const byCategory = await api.request.get(`/api/package/whole?title=&limit=100`).set(admin.bearer).expect(200);
    for (const { _id, title, partyTotal, askedDeparture } of found) {
      const whole = only(byCategory.body as TourPackage[], (one) => one._id === _id);
      const party = partyBy(whole, asked);
      const order = {
        travelDate: DEPARTURE,
        totalPersons: personsOf(party),
        ...(whole.categories ? { party } : {}),
      };
      const quote = await api.request.post(`/api/package/${_id}/quote`).send(order).expect(200);
      expect([title, askedDeparture?.day, partyTotal]).toEqual([
        title,
        DEPARTURE,
        { day: DEPARTURE, total: quote.body.totalAmount },
      ]);
      const sent = { ...bookingBody(api, traveller, whole, { ...order, totalAmount: quote.body.totalAmount }) };
      const { body } = await api.request.post('/api/booking').set(admin.bearer).send(sent).expect(201);
      expect(body.booking.totalAmount).toBe(quote.body.totalAmount);
    }
  },
);

test('without days the total is that of the next departure; similar packages say it too', async () => {
  const { add, listed, totalsOf } = await addPlace();
  const one = await add('By age', family);
  await add(
    'Any day',
    { price: 3000, seasons: [{ name: 'Soon', from: day(5), to: day(6), percent: 100 }] },
    { schedule: 'null' },
  );
  const all = { 'By age': { day: day(6), total: 25_000 }, 'Any day': { day: day(5), total: 18_000 } };
  expect(await totalsOf('party=adult.2_child.1')).toEqual(all);
  const similar = await api.request.get(`/api/package/${one._id}/similar?party=adult.2_child.1`).expect(200);
  const other = only(similar.body as TourPackage[], ({ title }) => title === 'Any day');
  expect(other.partyTotal).toEqual(all['Any day']);
  for (const tourPackage of [...(await listed('')), ...(await listed(ASKED))])
    expect(tourPackage).not.toHaveProperty('partyTotal');
});

test('a trip that does not take a party says why in place of a total, and a list by days that all are sold out', async () => {
  const { add, totalsOf } = await addPlace();
  await add('Hard', family, facts(14));
  await add('Hard, for each person', { price: 100 }, facts(14));
  await add('Without infants', { ...family, categories: [adult, child] });
  const two = { capacity: '3' };
  const few = await add('Few seats', family, two);
  await add('Few seats, on any day', family, { ...two, schedule: 'null' });
  const roomy = { ...bookingBody(api, traveller, few, {}), travelDate: DEPARTURE, totalPersons: 1, party: { adult: 1 } };
  await api.request
    .post('/api/booking')
    .set(traveller.bearer)
    .send({ ...roomy, totalAmount: 10_000 })
    .expect(201);
  expect(await totalsOf(`${ASKED}&party=adult.2_child.1_infant.1`)).toEqual({
    Hard: { refused: 'Everybody must be 14 or older.' },
    'Hard, for each person': { refused: 'Everybody must be 14 or older.' },
    'Without infants': { refused: 'This trip does not take infants.' },
    'Few seats': { refused: 'Only 2 seats left on this day.' },
    'Few seats, on any day': { day: day(40), total: 25_000 },
  });
  const many = await totalsOf(`${ASKED}&party=adult.4`);
  expect(many).toMatchObject({
    Hard: { total: 40_000 },
    'Few seats, on any day': { refused: 'Only 3 seats left on this day.' },
  });
});

test('why a trip does not take a party is said in the language that a list is asked for in', async () => {
  const { add, destination } = await addPlace();
  await add('Hard', family, facts(14));
  const refusedIn = async (language: string) => {
    const query = `destination=${destination}&${ASKED}&party=adult.1_child.1${language}`;
    const { body } = await api.request.get(`/api/package/filter?${query}`).expect(200);
    return only<TourPackage>(body).partyTotal;
  };
  expect(await refusedIn('&language=xx')).toEqual({ refused: expect.stringMatching(/^\[.*14.*\]$/) });
  expect(await refusedIn('')).toEqual({ refused: 'Everybody must be 14 or older.' });
});

test.each([
  ['x', /Enter who travels/],
  ['adult.1_dog.1', /Enter who travels/],
  ['child.2', /At least one adult/],
  ['adult.0', /At least one adult/],
  ['adult.1000', /At most 50 persons/],
])('party=%s is refused at its field', async (party, sentence) => {
  for (const path of ['/api/package', '/api/package/filter']) {
    const { body } = await api.request.get(`${path}?party=${party}`).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION', details: { party: expect.stringMatching(sentence) } });
  }
  await api.request.get('/api/package/filter?party=adult.1&party=adult.2').expect(400);
  await api.request.get('/api/package/filter?party=').expect(200);
});

test('a list for a party costs no more reads, however many packages it has', async () => {
  const { add, listed } = await addPlace();
  const readsOf = (query: string) => countReads(api, () => listed(query));
  await add('One', family, { capacity: '9' });
  const one = await readsOf('party=adult.2');
  for (const title of ['Two', 'Three', 'Four']) await add(title, family, { capacity: '9', schedule: 'null' });
  expect([await readsOf('party=adult.2'), await readsOf('')]).toEqual([one, one]);
});
