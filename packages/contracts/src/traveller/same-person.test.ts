import { expect, test } from 'vitest';
import { isSamePerson } from './same-person.ts';

test.each([
  ['Asha Rao', 'Asha Roa'],
  ['Asha Rao', 'asha  RAO'],
  ['Chetan Shah', 'Chetna Shah'],
  ['Jose Garcia', 'José García'],
  ['Asha Rao', 'Rao, Asha'],
  ['Asha Rao', 'Asha Kumari Rao'],
  ['Asha', 'Asha Rao'],
  ['Bartholomew Higginbotham', 'Bartolomew Higginbothom'],
])('%s who is corrected to %s is the same person', (name, corrected) => {
  expect(isSamePerson({ name }, { name: corrected })).toBe(true);
  expect(isSamePerson({ name, birthDate: '1980-01-01' }, { name: corrected, birthDate: '1980-01-01' })).toBe(true);
});

test.each([
  ['Asha Rao', 'Chetan Shah'],
  ['Asha Rao', 'Bina Rao'],
  ['Ram Das', 'Tom Das'],
  ['Ann', 'Ana'],
  ['山田太郎', '山田次郎'],
  ['राम कुमार', 'रमा कुमारी'],
])('%s and %s are two persons, also where a birth date was left as it was', (name, other) => {
  expect(isSamePerson({ name }, { name: other })).toBe(false);
  expect(isSamePerson({ name, birthDate: '1980-01-01' }, { name: other, birthDate: '1980-01-01' })).toBe(false);
});

test('a name that differs by a letter, with another birth date, is another person; a corrected birth date alone is not', () => {
  const asha = { name: 'Asha Rao', birthDate: '1980-01-01' };
  expect(isSamePerson(asha, { name: 'Asha Rau', birthDate: '2001-05-05' })).toBe(false);
  expect(isSamePerson(asha, { name: 'Asha Rao', birthDate: '1980-10-01' })).toBe(true);
});
