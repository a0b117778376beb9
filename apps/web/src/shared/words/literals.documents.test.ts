import { findLiterals, travellersFiles } from '@wayfarer/words/catalogue';
import { expect, test } from 'vitest';
import { untranslated } from '../../testing/untranslated.ts';

const found = [...travellersFiles()].flatMap(([path, source]) =>
  findLiterals(path, source).map(({ text, line }) => ({ path, said: `${path}:${line} ${text}` })),
);

test('every text on screens of travellers is asked for in the language of the page', () => {
  const forgotten = found.filter(({ path }) => !untranslated.some((known) => path.startsWith(known.path)));
  expect(forgotten.map(({ said }) => said)).toEqual([]);
});

test('what is not translated has texts, or it need not be named', () => {
  const needless = untranslated.filter((known) => !found.some(({ path }) => path.startsWith(known.path)));
  expect(needless).toEqual([]);
});
