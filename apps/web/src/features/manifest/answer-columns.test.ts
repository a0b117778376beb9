import type { ManifestAnswers } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { answerAt, answerColumnsOf } from './answer-columns.ts';

const ride = { question: 'ride', text: 'Can you ride?' };
const reworded = { question: 'ride', text: 'Are you afraid of horses?' };
const shirt = { question: 'shirt', text: 'Shirt size?' };
const deleted = { question: 'old', text: 'Tent or hut?' };

const lists: ManifestAnswers[] = [
  [
    { ...reworded, answer: 'Yes' },
    { ...shirt, answer: null },
  ],
  [
    { ...ride, answer: 'No' },
    { ...shirt, answer: 'M' },
    { ...deleted, answer: 'Hut' },
  ],
];

test('a manifest has a column for each question in the order in which it is asked, whoever comes first', () => {
  const headings = answerColumnsOf(lists).map(({ heading }) => heading);
  expect(headings.toSorted()).toEqual([reworded.text, ride.text, shirt.text, deleted.text].toSorted());
  expect(headings.slice(2)).toEqual([shirt.text, deleted.text]);
  expect(answerColumnsOf(lists.toReversed()).map(({ heading }) => heading)).toEqual(headings);
});

test('an answer never stands under a question in other words', () => {
  const cells = lists.map((answers) =>
    Object.fromEntries(answerColumnsOf(lists).map((one) => [one.heading, answerAt(one, answers)])),
  );
  expect(cells).toEqual([
    { [ride.text]: '', [reworded.text]: 'Yes', [shirt.text]: '', [deleted.text]: '' },
    { [ride.text]: 'No', [reworded.text]: '', [shirt.text]: 'M', [deleted.text]: 'Hut' },
  ]);
});

test('a manifest without questions has no such column', () => {
  expect(answerColumnsOf([undefined, []])).toEqual([]);
});
