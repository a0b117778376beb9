import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PERSONS, MIN_PERSONS } from '../booking/booking.rules.ts';
import { mapPrices, type Prices } from '../price/price.rules.ts';
import { quoteCases } from '../testing/quotes.ts';
import { MAX_PRICE, minorUnitsOf, rupeesOf } from '../values/money.ts';
import { choiceProblemOf } from './choice.ts';
import { partyOf, personsOf } from './party.ts';
import { quoteOf } from './quote.ts';

test.each(quoteCases)('what $title cost', ({ prices, lines, total, ...choice }) => {
  const order = { ...choice, totalPersons: personsOf(choice.party) };
  expect(choiceProblemOf(prices, order)).toBeNull();
  const quote = quoteOf(mapPrices(prices, minorUnitsOf), choice);
  expect(quote.lines.map(({ id, quantity, unit, sum }) => [id, quantity, unit, sum])).toEqual(lines);
  expect(quote.total).toBe(total);
});

test('a price of the departure’s own comes before that of its season', () => {
  const prices: Prices = { price: 100, seasons: [{ name: 'Peak', from: '2026-12-01', to: '2026-12-31', percent: 50 }] };
  const quote = (day: string, own = {}) => quoteOf(prices, { day, party: { person: 1 }, own }).total;
  expect([quote('2026-11-30'), quote('2026-12-05'), quote('2026-12-05', { person: 120 })]).toEqual([100, 150, 120]);
});

const money = fc.integer({ min: 0, max: 1_000_000_000 });
const count = fc.integer({ min: 0, max: 50 });
const pricesArbitrary: fc.Arbitrary<Prices> = fc.record({
  price: fc.integer({ min: 1, max: 1_000_000_000 }),
  categories: fc.constantFrom(undefined, [
    { id: 'adult', name: 'Adult', minAge: 12 },
    { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 333 },
    { id: 'infant', name: 'Infant', minAge: 0, maxAge: 1, price: 0, seats: 0 as const },
  ]),
  seasons: fc.option(
    fc
      .tuple(fc.integer({ min: -90, max: 300 }), fc.constantFrom('2026-12-01', '2026-12-06'))
      .map(([percent, from]) => [{ name: 'Season', from, to: '2026-12-31', percent }]),
    { nil: undefined },
  ),
  groups: fc.option(
    fc.integer({ min: 1, max: 99 }).map((percent) => [{ from: 2, percent }]),
    { nil: undefined },
  ),
  single: fc.option(fc.record({ price: money, required: fc.boolean() }), { nil: undefined }),
  extras: fc.constantFrom(undefined, [{ id: 'bike', name: 'Bike', price: 777, per: 'piece' as const }]),
});

test('for every party and price the lines add up to the total, in whole paise and never below 0', () => {
  const discount = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ code: 'ABC', percent })),
    money.map((amount) => ({ code: 'ABC', amount })),
    fc.constant(undefined),
  );
  fc.assert(
    fc.property(pricesArbitrary, count, count, discount, (prices, first, bikes, code) => {
      const party = partyOf(prices, { totalPersons: first });
      const extras = prices.extras ? { bike: bikes } : {};
      const { lines, total } = quoteOf(prices, { day: '2026-12-05', party, extras, discount: code });
      expect(lines.reduce((sum, line) => sum + line.sum, 0)).toBe(total);
      expect(total).toBeGreaterThanOrEqual(0);
      for (const { quantity, unit, sum } of lines) expect([Number.isSafeInteger(sum), quantity * unit]).toEqual([true, sum]);
    }),
  );
});

const family: Prices = {
  price: 10_000,
  categories: [
    { id: 'adult', name: 'Adult', minAge: 12 },
    { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 5000 },
    { id: 'senior', name: 'Senior', minAge: 60, price: 8000, alone: true },
  ],
  extras: [
    { id: 'bike', name: 'Bike', price: 250, per: 'piece', most: 2 },
    { id: 'transfer', name: 'Transfer', price: 250, per: 'person' },
  ],
};
test.each<[string, Parameters<typeof choiceProblemOf>[1], string[], string]>([
  ['a party that does not add up', { party: { adult: 2 }, totalPersons: 3 }, ['party'], 'do not add up'],
  ['a category that there is not', { party: { adult: 1, dog: 1 }, totalPersons: 2 }, ['party'], 'have changed'],
  ['a child alone', { party: { child: 1 }, totalPersons: 1 }, ['party'], 'A child travels with an adult.'],
  [
    'an extra that there is not',
    { party: { adult: 1 }, totalPersons: 1, extras: { boat: 1 } },
    ['extras', 'boat'],
    'no such extra',
  ],
  [
    '3 of an extra with at most 2',
    { party: { adult: 1 }, totalPersons: 1, extras: { bike: 3 } },
    ['extras', 'bike'],
    'at most 2 of Bike',
  ],
  [
    'twice what is counted for each person',
    { party: { adult: 1 }, totalPersons: 1, extras: { transfer: 2 } },
    ['extras', 'transfer'],
    'once',
  ],
  [
    'a single room of a trip without them',
    { party: { adult: 1 }, totalPersons: 1, singleRooms: 1 },
    ['singleRooms'],
    'no single rooms',
  ],
])('%s is refused at its field', (_, order, path, sentence) => {
  expect(choiceProblemOf(family, order)).toEqual({ path, message: expect.stringContaining(sentence) });
});

test('who may travel alone does', () => {
  expect(choiceProblemOf(family, { party: { senior: 1 }, totalPersons: 1 })).toBeNull();
  expect(
    choiceProblemOf(
      { price: 1, single: { price: 1, required: false } },
      { party: { person: 1 }, totalPersons: 1, singleRooms: 2 },
    ),
  ).toMatchObject({
    path: ['singleRooms'],
  });
});

const prices = fc.integer({ min: 1, max: MAX_PRICE * 100 });
const persons = fc.integer({ min: MIN_PERSONS, max: MAX_PERSONS });
/** docs/specification.md section 9: what so many persons cost where there is one price. */
const totalOf = (price: number, quantity: number) => quoteOf({ price }, { day: '2026-12-05', party: { person: quantity } }).total;

test('a total is exact to the paisa: 3 × 1999.99 is 5999.97', () => {
  expect(rupeesOf(totalOf(minorUnitsOf(1999.99), 3))).toBe(5999.97);
});

test('whatever price and number of persons, a total is whole minor units and comes back from its JSON the same', () => {
  fc.assert(
    fc.property(prices, persons, (price, count) => {
      const total = totalOf(price, count);
      expect(Number.isSafeInteger(total)).toBe(true);
      expect(BigInt(total)).toBe(BigInt(price) * BigInt(count));
      expect(minorUnitsOf(JSON.parse(JSON.stringify(rupeesOf(total))))).toBe(total);
    }),
  );
});

test('a total that a browser multiplies in floating point is the same total in minor units', () => {
  fc.assert(
    fc.property(prices, persons, (price, count) => {
      expect(minorUnitsOf(rupeesOf(price) * count)).toBe(totalOf(price, count));
    }),
  );
});
