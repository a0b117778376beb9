import { expect, test } from 'vitest';
import { type Category, mapPrices, type Prices } from '../price/price.rules.ts';
import { quoteCases } from '../testing/quotes.ts';
import { minorUnitsOf } from '../values/money.ts';
import { askedPartyText, partyBy, readAskedParty } from './asked-party.ts';
import { partyTotalOf } from './party-total.ts';
import { askedPartySchema } from './quote.schema.ts';

test.each([
  ['adult.2_child.1', 'adult.2_child.1'],
  ['infant.1_adult.2', 'adult.2_infant.1'],
  ['adult.02_child.0', 'adult.2'],
  ['adult.50', 'adult.50'],
])('the party of a search, %s, is read and written as one text', (text, same) => {
  const party = readAskedParty(text);
  expect(typeof party === 'string' ? party : askedPartyText(party)).toBe(same);
  expect(askedPartySchema.parse(text)).toBe(same);
});

const WRONG = /^Enter who travels as /;
test.each([
  ['x', WRONG],
  ['', WRONG],
  ['2', WRONG],
  ['adult.-1', WRONG],
  ['adult.1.5', WRONG],
  ['adult.2_', WRONG],
  ['adult.1_adult.1', WRONG],
  ['adult.1_senior.1', WRONG],
  ['adult.1_constructor.1', WRONG],
  ['Adult.1', WRONG],
  ['adult.0', /^At least one adult/],
  ['child.2', /^At least one adult/],
  ['adult.1000', /^At most 50 persons/],
  ['adult.30_child.21', /^At most 50 persons/],
])('%j is refused as the party of a search, with what to do', (text, sentence) => {
  expect(readAskedParty(text)).toMatch(sentence);
  expect(askedPartySchema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)]);
});

const [adult, child, infant]: [Category, Category, Category] = [
  { id: 'adult', name: 'Adult', minAge: 12 },
  { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 5000 },
  { id: 'infant', name: 'Infant', minAge: 0, maxAge: 1, price: 0, seats: 0 },
];
const everybody = { id: 'traveller', name: 'Traveller', minAge: 16 };
const family = { adult: 2, child: 1, infant: 1 };
const DAY = '2026-12-05';
const totalOf = (prices: Prices, takes = {}) => partyTotalOf(prices, family, { day: DAY, ...takes });

test.each<[string, Category[] | undefined, object]>([
  ['of its own kinds each is one', [adult, child, infant], family],
  ['of a trip with one price each is a person', undefined, { person: 4 }],
  ['without infants of its own they are children by their age', [adult, { ...child, minAge: 0 }], { adult: 2, child: 2 }],
  ['under other names the ages tell', [everybody, { id: 'kid', name: 'Kid', minAge: 0, maxAge: 15 }], { traveller: 2, kid: 2 }],
])('the party of a search by the kinds of travellers of a trip: %s', (_, categories, party) => {
  expect(partyBy({ categories }, family)).toEqual(party);
});

test.each<[string, Prices, object, string]>([
  ['that takes no infants', { price: 1, categories: [adult, child] }, {}, 'This trip does not take infants.'],
  ['for adults alone', { price: 1, categories: [{ ...adult, minAge: 18 }] }, {}, 'This trip does not take children.'],
  [
    'whose children pay by age',
    { price: 1, categories: [adult, { ...infant, id: 'small', maxAge: 5 }, { ...child, id: 'big', minAge: 6 }] },
    {},
    'The price of children depends on their ages.',
  ],
  ['with a minimum age', { price: 1, categories: [adult, child, infant] }, { minAge: 12 }, 'Everybody must be 12 or older.'],
  ['with a minimum age and one price', { price: 1 }, { minAge: 8 }, 'Everybody must be 8 or older.'],
  ['with two seats left', { price: 1, categories: [adult, child, infant] }, { left: 2 }, 'Only 2 seats left on this day.'],
  ['with one seat left', { price: 1 }, { left: 1 }, 'Only 1 seat left on this day.'],
  ['whose seats are all held', { price: 1 }, { left: 0 }, 'No seat is left on this day.'],
  ['at more than can be paid at once', { price: 900_000_000 }, {}, 'This total is more than can be paid online at once.'],
])('a family is refused by a trip %s', (_, prices, takes, refused) => {
  expect(totalOf(prices, takes)).toEqual({ refused });
});

test('an infant on a lap needs no seat, and a minimum age that all have reached refuses nobody', () => {
  const prices = { price: 10_000, categories: [adult, child, infant] };
  expect(totalOf(prices, { left: 3 })).toEqual({ total: 25_000 });
  expect(totalOf({ price: 1000, categories: [everybody, { ...child, id: 'child', maxAge: 15 }, infant] }, {})).toEqual({
    total: 7000,
  });
  expect(partyTotalOf(prices, { adult: 2 }, { day: DAY, minAge: 12 })).toEqual({ total: 20_000 });
});

const minor = (prices: Prices): Prices => mapPrices(prices, minorUnitsOf);
const withoutChoice = quoteCases.filter(({ extras, singleRooms, discount }) => !extras && !singleRooms && !discount);
test.each(withoutChoice)('as a party of a search, $title cost what a quote says', ({ prices, party, day, total }) => {
  expect(withoutChoice.length).toBeGreaterThan(20);
  expect(partyTotalOf(minor(prices), party, { day })).toEqual({ total });
});
