import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { wordsOf } from '../../../database/lists/words-of.ts';
import { namedKeysOf } from './search-keys.ts';

test('a booking is found by its number, its account, who comes, its month, and the words of its package and place', () => {
  const booking = {
    _id: new Types.ObjectId('6b02be7dee6f8751f50146f4'),
    username: 'Asha.K',
    travelDate: '2026-05-30',
    package: { title: 'Temples & tea in Kyoto', destinationName: 'Kyōto', destinationCountry: 'Japan' },
  };
  const known = ['2026', 'asha', 'f50146f4', 'in', 'japan', 'k', 'kyoto', 'may', 'tea', 'temples'];
  expect(namedKeysOf(booking, { coming: null }).searchKeys.toSorted()).toEqual(known);
  const coming = { travellers: [null, { name: 'Rajiv Singh' }] };
  expect(namedKeysOf(booking, { coming, name: 'Zoë Müller' }).searchKeys.toSorted()).toEqual(
    [...known, 'rajiv', 'singh', 'zoe', 'muller'].toSorted(),
  );
});

test('a booking is found by the company that its invoice is for, until its account is deleted', () => {
  const booking = {
    _id: new Types.ObjectId('6b02be7dee6f8751f50146f4'),
    username: 'asha',
    travelDate: '2026-05-30',
    package: { title: 'Tea', destinationName: 'Kyōto', destinationCountry: 'Japan' },
  };
  const invoiceTo = { company: 'Kale Motors', name: 'Jörg Müller', address: 'Am Markt 3', taxNumber: '27AAACK1234F1Z5' };
  const coming = { travellers: [], contact: { name: 'Asha Rao', invoiceTo } };
  const before = namedKeysOf(booking, { coming: null }).searchKeys;
  const added = namedKeysOf(booking, { coming }).searchKeys.filter((word) => !before.includes(word));
  expect(added.toSorted()).toEqual(['kale', 'motors', 'rao']);
  expect(namedKeysOf(booking, { coming: { ...coming, isForgotten: true } }).searchKeys).toEqual(before);
});

test('a booking stands in lists by names where its customer is called: by the account, the contact or the username', () => {
  const booking = {
    _id: new Types.ObjectId('6b02be7dee6f8751f50146f4'),
    username: 'Guest-29e5',
    travelDate: '2026-05-30',
    package: { title: 'Tea', destinationName: 'Kyōto', destinationCountry: 'Japan' },
  };
  const coming = { travellers: [], contact: { name: 'Sunil Patil' } };
  const keyOf = (named: Parameters<typeof namedKeysOf>[1]) => namedKeysOf(booking, named).usernameKey;
  expect(keyOf({ coming: null })).toBe('guest-29e5');
  expect(keyOf({ coming })).toBe('sunil patil');
  expect(keyOf({ coming, name: 'Zoë Müller' })).toBe('zoë müller');
  expect(keyOf({ coming: { ...coming, isForgotten: true } })).toBe('guest-29e5');
});

test.each([
  ['Zürich, São Paulo', ['zurich', 'sao', 'paulo']],
  ['गोवा', wordsOf('गोवा')],
  ['  ', []],
  ['.*$^', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
