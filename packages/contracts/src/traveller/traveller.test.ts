import { expect, test } from 'vitest';
import { ageOn, categoryOfAge, placesOf } from './traveller.rules.ts';
import { asksSchema, travellersFormSchema } from './traveller.schema.ts';

const categories = [
  { id: 'adult', name: 'Adult', minAge: 12 },
  { id: 'child', name: 'Child', minAge: 2, maxAge: 11 },
  { id: 'infant', name: 'Infant', minAge: 0, maxAge: 1, seats: 0 as const },
];

test.each([
  ['who is twelve on the first day', '2014-12-05', '2026-12-05', 12],
  ['who is twelve a day later', '2014-12-06', '2026-12-05', 11],
  ['who was born on 29 February, the day before it', '2016-02-29', '2028-02-28', 11],
  ['who was born on 29 February, on it', '2016-02-29', '2028-02-29', 12],
  ['who was born on 29 February, on 28 February of another year', '2016-02-29', '2027-02-28', 10],
  ['who was born on 29 February, on 1 March of another year', '2016-02-29', '2027-03-01', 11],
])('the age of somebody %s', (_, born, day, age) => expect(ageOn(born, day)).toBe(age));

test.each([
  [12, 'adult'],
  [11, 'child'],
  [0, 'infant'],
])('who is %i belongs to the category %s', (age, id) => expect(categoryOfAge({ categories }, age)?.id).toBe(id));

test('a trip for five and older has no category for a child of three', () =>
  expect(categoryOfAge({ categories: [{ id: 'all', name: 'Person', minAge: 5 }] }, 3)).toBeNull());

test('each person of a party has a place, in the order of the categories', () => {
  expect(placesOf({ categories }, { party: { child: 1, adult: 2 }, totalPersons: 3 })).toEqual(['adult', 'adult', 'child']);
  expect(placesOf({}, { totalPersons: 2 })).toEqual([null, null]);
  // The package has other categories than when it was booked.
  expect(placesOf({ categories }, { party: { adult: 1, senior: 1 }, totalPersons: 2 })).toEqual(['adult', null]);
});

const wrongAt = (traveller: object) =>
  travellersFormSchema.safeParse({ travellers: [{ name: 'Asha', ...traveller }], version: 0 }).error?.issues[0]?.path.join('.');

test.each([
  ['an emoji in a passport number', { passport: { number: '🙂1234', expires: '2030-01-01' } }, 'travellers.0.passport.number'],
  ['a passport number of two letters', { passport: { number: 'ab', expires: '2030-01-01' } }, 'travellers.0.passport.number'],
  ['a passport that never ends', { passport: { number: 'Z1234567' } }, 'travellers.0.passport.expires'],
  ['a country that there is not', { nationality: 'XX' }, 'travellers.0.nationality'],
  ['a day that does not exist', { birthDate: '2026-02-30' }, 'travellers.0.birthDate'],
  ['an empty name', { name: ' ' }, 'travellers.0.name'],
  ['a field that travellers do not have', { shoeSize: 43 }, 'travellers.0'],
])('%s is refused at its field', (_, traveller, field) => expect(wrongAt(traveller)).toBe(field));

test('a passport number is kept in capitals', () => {
  const passport = { number: ' z1234567 ', expires: '2030-01-01' };
  const { travellers } = travellersFormSchema.parse({ travellers: [{ name: 'Asha', passport }], version: 0 });
  expect(travellers[0]?.passport?.number).toBe('Z1234567');
});

test('a 51st traveller, and what is asked twice, are refused', () => {
  const many = Array.from({ length: 51 }, () => null);
  expect(travellersFormSchema.safeParse({ travellers: many, version: 0 }).error?.issues[0]?.path).toEqual(['travellers']);
  expect(asksSchema.safeParse(['diet', 'diet']).success).toBe(false);
});
