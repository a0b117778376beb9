import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { wordsOf } from '../../../database/lists/words-of.ts';
import { searchKeysOf } from './search-keys.ts';

test('a booking is found by its number, its account, who comes, its month, and the words of its package and place', () => {
  const booking = {
    _id: new Types.ObjectId('6b02be7dee6f8751f50146f4'),
    username: 'Asha.K',
    travelDate: '2026-05-30',
    package: { title: 'Temples & tea in Kyoto', destinationName: 'Kyōto', destinationCountry: 'Japan' },
  };
  const known = ['2026', 'asha', 'f50146f4', 'in', 'japan', 'k', 'kyoto', 'may', 'tea', 'temples'];
  expect(searchKeysOf(booking, null).toSorted()).toEqual(known);
  expect(searchKeysOf(booking, { travellers: [null, { name: 'Rajiv Singh' }] }).toSorted()).toEqual(
    [...known, 'rajiv', 'singh'].toSorted(),
  );
});

test.each([
  ['Zürich, São Paulo', ['zurich', 'sao', 'paulo']],
  ['गोवा', wordsOf('गोवा')],
  ['  ', []],
  ['.*$^', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
