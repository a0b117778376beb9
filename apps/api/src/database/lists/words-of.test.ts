import { charactersOf } from '@wayfarer/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { soughtWordsOf, wordsOf } from './words-of.ts';

const isFound = (text: string, search: string): boolean => {
  const keys = wordsOf(text);
  return soughtWordsOf(search).every((word) => keys.some((key) => key.startsWith(word)));
};

test('typed text means the same in either Unicode form, in capitals or not, in any alphabet', () => {
  const pairs = [
    ['Kyōto'.normalize('NFC'), 'Kyōto'.normalize('NFD')],
    ['İstanbul', 'istanbul'],
    ['İSTANBUL', 'ıstanbul'],
    ['ΜΟΥΣΕΙΟΣ', 'μουσειος'],
    ['ΑΘΗΝΑΣ', 'αθηνασ'],
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'strasse'],
    ['ＧＯＡ', 'goa'],
  ];
  for (const [one = '', other = ''] of pairs) {
    expect(foldText(one)).toBe(foldText(other));
    expect(foldText(foldText(one))).toBe(foldText(one));
  }
  expect(foldText('ΜΟΥΣΕΙΟ')).toContain(foldText('ΜΟΥΣ'));
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 12 }).map((points) => String.fromCodePoint(...points)),
      (text) => {
        const once = foldText(text);
        expect(foldText(once)).toBe(once);
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
      },
    ),
  );
});

test.each([
  ['Łódź', 'lodz'],
  ['Đà Nẵng', 'da nang'],
  ['Nguyễn Đức', 'duc'],
  ['Ærø', 'aero'],
  ['Þórsmörk', 'thorsmork'],
  ['TROMSØ', 'tromso'],
  ['Għargħur', 'ghargh'],
  ['تبریز', 'تبريز'],
  ['کیش', 'كيش'],
  ['القاهرة', 'القاهره'],
  ['علـــي', 'على'],
  ['مُحَمَّد', 'محمد'],
  ['الأهرامات', 'الاهرامات'],
  ['إسطنبول', 'اسطنبول'],
  ['آثار', 'اثار'],
  ['ٱلنيل', 'النيل'],
  ['क़िला', 'किला'],
  ['क\u093cिला'.normalize('NFC'), '\u0958िला'],
  ['हिन्दी', 'हिंदी'],
  ['गाँव', 'गांव'],
  ['क्\u200dषत्रिय', 'क्षत्रिय'],
])('%s is found by %s, as who has no such key types it', (text, search) => {
  expect(isFound(text, search)).toBe(true);
});

test('vowel signs of Devanagari make other words', () => {
  for (const [text, search] of [
    ['काला', 'किला'],
    ['कला', 'काला'],
    ['राम', 'रम'],
  ] as const)
    expect(isFound(text, search)).toBe(false);
});

test('every part of a text without spaces is found, and of others the beginning of each word', () => {
  for (const [text, search] of [
    ['京都三日間の旅', '三日間'],
    ['ทัวร์ภูเก็ต', 'ภูเก็ต'],
    ['ΜΟΥΣΕΙΟ', 'μους'],
    ['Straße 7', 'strasse'],
    ['İstanbul', 'ıstanb'],
  ] as const)
    expect(isFound(text, search)).toBe(true);
  expect(isFound('Hampi', 'ampi')).toBe(false);
  const letter = fc.constantFrom(...charactersOf('京都三日間の旅カフェทัวร์ภูเก็ตភ្នំពេញ'));
  fc.assert(
    fc.property(fc.array(letter, { minLength: 1, maxLength: 40 }), fc.nat(), fc.nat(), (letters, from, length) => {
      const at = from % letters.length;
      expect(isFound(letters.join(''), letters.slice(at, at + 1 + (length % letters.length)).join(''))).toBe(true);
    }),
  );
});
