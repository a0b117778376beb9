import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { wordsOf } from '../../../database/lists/words-of.ts';
import { searchKeysOf } from './search-keys.ts';

test('a booking is found by its number, its traveller, and the words of its package and place', () => {
  const booking = {
    _id: new Types.ObjectId('6b02be7dee6f8751f50146f4'),
    username: 'Asha.K',
    package: { title: 'Temples & tea in Kyoto', destinationName: 'Kyōto', destinationCountry: 'Japan' },
  };
  expect(searchKeysOf(booking).toSorted()).toEqual(['asha', 'f50146f4', 'in', 'japan', 'k', 'kyoto', 'tea', 'temples']);
});

test.each([
  ['Zürich, São Paulo', ['zurich', 'sao', 'paulo']],
  ['गोवा', wordsOf('गोवा')],
  ['  ', []],
  ['.*$^', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
