import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextsOfPackage } from '../tour-package/package-texts.ts';
import { packageTextsOf } from '../tour-package/package-texts.ts';
import { type Texts, textsIn, treeOf } from '../translation/text-tree.ts';
import { columnTextIn, type TextColumnName, textColumnNames, UnreadableText, withColumnText } from './index.ts';

const trip = {
  title: 'Hampi',
  description: 'Boulders.',
  itinerary: ['Arrive', 'Temple', 'River'],
  // Ids that are numbers would come in another order in an object.
  categories: [
    { id: '7', name: 'Adult' },
    { id: '1', name: 'Child' },
  ],
  seasons: [{ name: 'Peak' }, { name: 'Rain' }],
  extras: [
    { id: 'bike', name: 'Bicycle', text: 'With a helmet' },
    { id: 'tea', name: 'Tea' },
  ],
  facts: {
    highlights: ['Sunrise', 'Boats'],
    meetingPoint: 'Jetty 4',
    questions: [{ question: 'Lunch?', answer: 'Yes.' }],
  },
  ownQuestions: [{ id: 'shirt', text: 'Shirt size?', choices: ['S', 'M'] }],
} satisfies TextsOfPackage;
const base = packageTextsOf(trip);
const paths = [...textsIn(base).keys()];
const cell = (name: TextColumnName, texts: Texts): string =>
  columnTextIn('de', name, { ...trip, translations: { de: { ...(treeOf(base, texts) as object) } } });
const read = (name: TextColumnName, text: string) => Object.fromEntries(withColumnText(new Map(), name, text, trip));

/** As forms store it: trimmed, and not empty. */
const text = fc
  .array(fc.constantFrom('?', '|', ';', ',', '،', '"', '\n', ' ', '-', '=', "'", 'ä', 'ه', '🧥'), { minLength: 1, maxLength: 8 })
  .map((signs) => signs.join('').trim())
  .filter((one) => one !== '');

test('whatever the texts of a language are, and whichever are missing, they come back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.option(text), { minLength: paths.length, maxLength: paths.length }), (given) => {
      const texts = new Map(paths.flatMap((path, at) => (given[at] ? [[path, given[at]] as const] : [])));
      let back: Texts = new Map();
      for (const name of textColumnNames) back = withColumnText(back, name, cell(name, texts), trip);
      expect(back).toEqual(texts);
    }),
  );
});

test.each<[TextColumnName, string, Record<string, string>]>([
  ['itinerary', 'Ankunft, ?, "Fluss, abends"', { 'itinerary/0': 'Ankunft', 'itinerary/2': 'Fluss, abends' }],
  ['itinerary', 'الوصول، المعبد، النهر', { 'itinerary/0': 'الوصول', 'itinerary/1': 'المعبد', 'itinerary/2': 'النهر' }],
  ['categories', 'Erwachsene; Kind', { 'categories/7': 'Erwachsene', 'categories/1': 'Kind' }],
  ['seasons', '?\nRegen', { 'seasons/1': 'Regen' }],
  ['extras', 'Fahrrad | ?; Tee', { 'extras/bike/name': 'Fahrrad', 'extras/tea/name': 'Tee' }],
  ['questions', 'Essen? | Ja | nein', {}],
  ['ownQuestions', 'Größe? | ? | Mittel', { 'ownQuestions/shirt/text': 'Größe?', 'ownQuestions/shirt/choices/1': 'Mittel' }],
  ['meetingPoint', 'Steg 4', { 'facts/meetingPoint': 'Steg 4' }],
])('%s in German is read from %s', (name, typed, expected) => {
  if (name === 'questions') expect(() => read(name, typed)).toThrow(UnreadableText);
  else expect(read(name, typed)).toEqual(expected);
});

test('a list with more or fewer entries than the English is refused: it could not be said which is which', () => {
  expect(() => read('itinerary', 'Ankunft, Tempel')).toThrow(
    'This has 2 entries, and the English 3. Write “?” for one that is not translated.',
  );
  expect(() => read('extras', 'Fahrrad; Tee')).toThrow(
    '“Fahrrad” has 1 text, and its English 2. Put “ | ” between them, and “?” for one that is not translated.',
  );
  expect(() => read('toBring', 'Ein Hut')).toThrow('This has 1 entry, and the English 0.');
  expect(() => withColumnText(new Map(), 'meetingPoint', 'Steg 4', { ...trip, facts: {} })).toThrow(
    'There is no English text that this translates.',
  );
});
