import { type TextTree, textsIn } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { randomFrom } from '../../../../testing/samples/random-packages.ts';
import { isSought, type SoughtWord, soughtWordsOf } from './sought-words.ts';
import { splitText } from './split-text.ts';
import type { PackageTexts, PlaceTexts } from './texts-by-language.ts';
import { createWordIndex } from './word-index.ts';

const WORDS = 'dive diving diver family families famous reef reefs Kyōto kyoto 東京 京都 ดำน้ำ goa Straße strasse a an and'.split(
  ' ',
);
const PLACES = ['one', 'two', 'three'];
const QUESTIONS = ['dive', 'fam', 'families reef', 'kyoto', 'a', '東京', 'ดำน้ำ goa', 'STRASSE an', 'nothing', 'reef reef diving'];

const textOf = (tree: TextTree): string => [...textsIn(tree).values()].join('\n');

type Stored = { readonly texts: PackageTexts; readonly slot: number; readonly destination: string };

/** What is in a field: in German words have no stems. */
const hasWord = (sought: SoughtWord, english: string, german: string): boolean =>
  Array.from(splitText(english)).some(({ word }) => isSought(sought, word)) ||
  Array.from(splitText(german)).some(({ word }) => isSought(sought, word, ''));

/**
 * The rank of a package, from its texts alone: the English ones, and the German ones where these are asked
 * for.
 */
const plainRank = (
  { title, description, itinerary, translations }: PackageTexts,
  place: PlaceTexts | undefined,
  text: string,
  language?: 'de',
) => {
  const { name, country, description: about } = place ?? { name: '', country: '', description: '' };
  const own = language && translations?.de;
  const fields = [
    [title, textOf(own?.title)],
    [`${name} ${country}`, textOf(language && place?.translations?.de?.name)],
    [description, textOf(own?.description)],
    [itinerary.join('\n'), textOf(own?.itinerary)],
    [about, ''],
  ] as const;
  let sum = 0;
  for (const sought of soughtWordsOf(text, language)) {
    const field = fields.findIndex(([english, german]) => hasWord(sought, english, german));
    if (field === -1) return undefined;
    sum += field;
  }
  return sum;
};

test('through thousands of additions, edits and removals words find what a look through all texts does, at the same rank', () => {
  const random = randomFrom(21);
  const oneOf = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)] as One;
  const text = (most: number): string => Array.from({ length: Math.floor(random() * most) }, () => oneOf(WORDS)).join(' ');
  const texts = (): PackageTexts => ({
    title: text(3),
    description: text(4),
    itinerary: [text(3), text(3)],
    ...(random() < 0.5 ? { translations: { de: { title: text(3), itinerary: [null, text(3)] } } } : {}),
  });
  const index = createWordIndex(['de']);
  const places = new Map<string, PlaceTexts>();
  const packages = new Map<number, Stored>();
  const check = (): void => {
    for (const question of QUESTIONS) {
      for (const language of [undefined, 'de'] as const) {
        const rankOf = index.find(question, language);
        for (const { texts: own, slot, destination } of packages.values())
          expect(rankOf({ slot, destination }), question).toBe(plainRank(own, places.get(destination), question, language));
      }
    }
  };
  for (let step = 0; step < 6000; step += 1) {
    const number = Math.floor(random() * 150);
    const known = packages.get(number);
    if (known) index.remove(known.slot);
    packages.delete(number);
    if (random() < 0.8) {
      const own = texts();
      packages.set(number, { texts: own, slot: index.add(own), destination: oneOf(PLACES) });
    }
    if (step % 50 === 0) {
      const place = oneOf(PLACES);
      if (random() < 0.2) {
        index.removePlace(place);
        places.delete(place);
      } else {
        const own = {
          name: text(2),
          country: text(2),
          description: text(3),
          translations: { de: { name: text(2) } },
        };
        index.putPlace(place, own);
        places.set(place, own);
      }
    }
    if (step % 500 === 0) check();
  }
  check();
});

test('words of ten thousand packages that come and go take no more memory than those of the ones that stay', () => {
  const index = createWordIndex();
  const slots = Array.from({ length: 10_000 }, (_, number) => {
    const slot = index.add({ title: `only${number}`, description: 'here', itinerary: ['there'] });
    index.remove(slot);
    return slot;
  });
  expect(Math.max(...slots)).toBeLessThan(1000);
  expect(index.guess('onli7')).toEqual([]);
});

test('a damaged record of a place keeps no other from being found', () => {
  const index = createWordIndex();
  const slot = index.add({ title: 'Harvest', description: '', itinerary: [] });
  index.putPlace('damaged', { name: 5, description: null } as unknown as PlaceTexts);
  index.putPlace('goa', { name: 'Goa', country: 'India', description: '' });
  expect(index.find('asia')({ slot, destination: 'goa' })).toBeDefined();
  expect(index.find('asia')({ slot, destination: 'damaged' })).toBeUndefined();
});
