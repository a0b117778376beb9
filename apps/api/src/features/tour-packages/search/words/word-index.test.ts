import { expect, test } from 'vitest';
import { randomFrom } from '../../../../testing/samples/random-packages.ts';
import { isSought, soughtWordsOf } from './sought-words.ts';
import { splitText } from './split-text.ts';
import { createWordIndex, type PackageTexts, type PlaceTexts } from './word-index.ts';

const WORDS = 'dive diving diver family families famous reef reefs Kyōto kyoto 東京 京都 ดำน้ำ goa Straße strasse a an and'.split(
  ' ',
);
const PLACES = ['one', 'two', 'three'];
const QUESTIONS = ['dive', 'fam', 'families reef', 'kyoto', 'a', '東京', 'ดำน้ำ goa', 'STRASSE an', 'nothing', 'reef reef diving'];

type Stored = { readonly texts: PackageTexts; readonly slot: number; readonly destination: string };

/** The rank of a package, from its texts alone. */
const plainRank = ({ title, description, itinerary }: PackageTexts, place: PlaceTexts | undefined, text: string) => {
  const { name, country, description: about } = place ?? { name: '', country: '', description: '' };
  const fields = [title, `${name} ${country}`, description, itinerary.join('\n'), about];
  let sum = 0;
  for (const sought of soughtWordsOf(text)) {
    const field = fields.findIndex((one) => Array.from(splitText(one)).some(({ word }) => isSought(sought, word)));
    if (field === -1) return undefined;
    sum += field;
  }
  return sum;
};

test('through thousands of additions, edits and removals words find what a look through all texts does, at the same rank', () => {
  const random = randomFrom(21);
  const oneOf = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)] as One;
  const text = (most: number): string => Array.from({ length: Math.floor(random() * most) }, () => oneOf(WORDS)).join(' ');
  const texts = (): PackageTexts => ({ title: text(3), description: text(4), itinerary: [text(3), text(3)] });
  const index = createWordIndex();
  const places = new Map<string, PlaceTexts>();
  const packages = new Map<number, Stored>();
  const check = (): void => {
    for (const question of QUESTIONS) {
      const rankOf = index.find(question);
      for (const { texts: own, slot, destination } of packages.values())
        expect(rankOf({ slot, destination }), question).toBe(plainRank(own, places.get(destination), question));
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
        const own = { name: text(2), country: text(2), description: text(3) };
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
