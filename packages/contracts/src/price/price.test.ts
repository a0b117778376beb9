import { expect, test } from 'vitest';
import { categoriesSchema, extrasSchema, groupOfSchema, groupsSchema, seasonsSchema, singleSchema } from './price.schema.ts';
import { pricesProblemOf } from './prices-problem.ts';

const adult = { id: 'adult', name: 'Adult', minAge: 12 };
const child = { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 5000 };
const season = { name: 'Peak', from: '2026-12-01', to: '2026-12-31', percent: 10 };
const bike = { id: 'bike', name: 'Bike', price: 250, per: 'piece' };

test('what a package charges is taken as it is sent', () => {
  expect(categoriesSchema.parse([adult, child])).toEqual([adult, child]);
  expect(categoriesSchema.parse([adult, { ...child, price: 0, seats: 0 }])[1]).toMatchObject({ price: 0, seats: 0 });
  expect(seasonsSchema.parse([season, { ...season, from: '2027-01-01', to: '2027-01-01' }])).toHaveLength(2);
  expect(
    groupsSchema.parse([
      { from: 6, percent: 5 },
      { from: 10, percent: 10 },
    ]),
  ).toHaveLength(2);
  expect(extrasSchema.parse([{ ...bike, most: 2, stock: 10_000 }])).toHaveLength(1);
  expect([groupOfSchema.parse(2), singleSchema.parse({ price: 0.01, required: true }).price]).toEqual([2, 0.01]);
});

test.each<
  [string, { safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[] }[] } | undefined } }, unknown, string]
>([
  ['half a paisa', categoriesSchema, [adult, { ...child, price: 0.005 }], '1.price'],
  ['a price below 0', categoriesSchema, [adult, { ...child, price: -1 }], '1.price'],
  ['a price above the highest', extrasSchema, [{ ...bike, price: 10_000_000.01 }], '0.price'],
  ['a price of the first category', categoriesSchema, [{ ...adult, price: 1 }], '0.price'],
  ['a first category without a seat', categoriesSchema, [{ ...adult, seats: 0 }], '0.seats'],
  ['an id twice', categoriesSchema, [adult, { ...child, id: 'adult' }], '1.id'],
  ['ages of another category', categoriesSchema, [adult, { ...child, maxAge: 12 }], '1.minAge'],
  ['a highest age below the lowest', categoriesSchema, [{ ...adult, maxAge: 11 }], '0.maxAge'],
  ['an unknown field', categoriesSchema, [{ ...adult, colour: 'red' }], '0'],
  [
    'a seventh category',
    categoriesSchema,
    Array.from({ length: 7 }, (_, age) => ({ id: `c${age}`, name: 'C', minAge: age, maxAge: age })),
    '',
  ],
  ['seasons that share a day', seasonsSchema, [season, { ...season, from: '2026-12-31', to: '2027-01-02' }], '1.from'],
  ['a season that ends before it begins', seasonsSchema, [{ ...season, to: '2026-11-30' }], '0.to'],
  ['a season with percent and prices', seasonsSchema, [{ ...season, prices: { adult: 1 } }], '0.percent'],
  ['a season with neither', seasonsSchema, [{ name: 'Peak', from: '2026-12-01', to: '2026-12-31' }], '0.percent'],
  ['a season of -91 percent', seasonsSchema, [{ ...season, percent: -91 }], '0.percent'],
  ['half a paisa in a season', seasonsSchema, [{ ...season, percent: undefined, prices: { adult: 0.005 } }], '0.prices.adult'],
  ['a group of 1', groupsSchema, [{ from: 1, percent: 5 }], '0.from'],
  ['100 percent off', groupsSchema, [{ from: 2, percent: 100 }], '0.percent'],
  [
    'group steps that fall',
    groupsSchema,
    [
      { from: 6, percent: 5 },
      { from: 10, percent: 4 },
    ],
    '1',
  ],
  ['a jeep for one', groupOfSchema, 1, ''],
  ['a stock of 0', extrasSchema, [{ ...bike, stock: 0 }], '0.stock'],
  ['an extra twice', extrasSchema, [bike, bike], '1.id'],
  ['an included extra that costs', extrasSchema, [{ ...bike, included: true }], '0.price'],
  ['a highest number of an extra for the booking', extrasSchema, [{ ...bike, per: 'booking', most: 2 }], '0.most'],
  ['a single supplement below 0', singleSchema, { price: -1, required: false }, 'price'],
])('%s is refused at its place', (_, schema, value, place) => {
  expect(schema.safeParse(value).error?.issues[0]?.path.join('.')).toBe(place);
});

test.each<[string, Parameters<typeof pricesProblemOf>[0], string]>([
  [
    'a season for a category that there is not',
    { categories: [adult], seasons: [{ ...season, percent: undefined, prices: { child: 1 } }] },
    'seasons.0.prices',
  ],
  [
    'a season in which the first category costs nothing',
    { categories: [adult], seasons: [{ ...season, prices: { adult: 0 } }] },
    'seasons.0.prices',
  ],
  ['a category with a price beside a price for the group', { categories: [adult, child], groupOf: 4 }, 'categories.1.price'],
  ['group discounts beside a price for the group', { groupOf: 4, groups: [{ from: 6, percent: 5 }] }, 'groups.0'],
])('%s is refused', (_, prices, place) => {
  expect(pricesProblemOf(prices)?.path.join('.')).toBe(place);
});
