import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOfText, isUntranslated, movedTexts, progressOf, textsIn, translatedTexts, treeOf } from './index.ts';

const days = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 });
const translationOf = (list: readonly string[]) => new Map(list.map((day, at) => [`itinerary/${at}`, `translated ${day}`]));

test('texts keep their translations when nothing changes, and take them along wherever they go', () => {
  fc.assert(
    fc.property(days, fc.array(fc.nat(), { maxLength: 8 }), (before, picks) => {
      expect(movedTexts(translationOf(before), { itinerary: before }, { itinerary: before })).toEqual(translationOf(before));
      const after = [...new Set(picks.flatMap((pick) => before.slice(pick % 8, (pick % 8) + 1)))];
      expect(movedTexts(translationOf(before), { itinerary: before }, { itinerary: after })).toEqual(translationOf(after));
    }),
  );
});

test('a text of a list that is rewritten in its place keeps its translation, which is told to be older', () => {
  const [from, to] = [{ itinerary: ['One', 'Two'] }, { itinerary: ['One', 'Two, later'] }];
  const texts = movedTexts(translationOf(from.itinerary), from, to);
  expect(texts).toEqual(translationOf(from.itinerary));
  const of = new Map([...textsIn(from)].map(([path, text]) => [path, hashOfText(text)]));
  expect(progressOf(textsIn(to), { texts, of })).toEqual({ total: 2, translated: 2, older: 1 });
});

test('what is not translated is named as a whole where nothing of it is', () => {
  const base = { title: 'Hampi', itinerary: ['One', 'Two'], facts: { included: ['Tea'], meetingPoint: 'Hospet' } };
  const { texts, untranslated } = translatedTexts(base, new Map([['itinerary/1', 'Zwei']]));
  expect(texts).toEqual({ ...base, itinerary: ['One', 'Zwei'] });
  expect(untranslated).toEqual(['title', 'itinerary/0', 'facts']);
  expect(['itinerary/0', 'itinerary/1', 'facts/included/0'].map((path) => isUntranslated(untranslated, path))).toEqual([
    true,
    false,
    true,
  ]);
  expect(isUntranslated(undefined, 'title')).toBe(false);
});

test('texts by their paths become the same tree again, with nothing where there is no text', () => {
  const tree = { title: 'Hampi', itinerary: [null, 'Zwei'], extras: { lunch: { name: 'Essen' } } };
  const form = { title: 'x', description: 'x', itinerary: ['x', 'x'], extras: { lunch: { name: 'x', text: 'x' } } };
  expect(treeOf(form, textsIn(tree))).toEqual(tree);
  expect(treeOf(form, new Map())).toBeUndefined();
});
