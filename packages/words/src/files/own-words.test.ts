import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { wordsOf } from '../words.ts';
import { catalogueOf, countTexts, NO_OWN_WORDS, readOwnWords } from './index.ts';

const readFrom = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return readOwnWords(folder);
};
const entry = (msgid: string, msgstr: string): string => `msgid "${msgid}"\nmsgstr "${msgstr}"\n\n`;

test('texts of an operator stand in place of ours, and all others stay', () => {
  const { entries, faults } = readFrom({ 'de.po': entry('Book Now', 'Los geht es') + entry('My Bookings', '') });
  expect(faults).toEqual([]);
  const { t } = wordsOf(catalogueOf('de', entries.de));
  expect(t('Book Now')).toBe('Los geht es');
  expect(t('My Bookings')).toBe(wordsOf(catalogueOf('de')).t('My Bookings'));
});

test('English is reworded in the same way', () => {
  const { entries } = readFrom({ 'en.po': entry('My Bookings', 'My Tours') });
  const { t } = wordsOf(catalogueOf('en', entries.en));
  expect([t('My Bookings'), t('Book Now')]).toEqual(['My Tours', 'Book Now']);
});

test('what is wrong is told in a sentence each and left out, and the rest is taken', () => {
  const plural = 'msgid "Only {n} seat left"\nmsgid_plural "Only {n} seats left"\nmsgstr[0] "{n} Platz"\n\n';
  const { entries, faults } = readFrom({
    'de.po': entry('Book Now', 'Los') + entry('Book it', 'x') + entry('Other trips to {place}', 'Weitere Reisen') + plural,
    'fr.po': 'this is no catalogue',
    'es.po': `msgid ""\nmsgstr "Language: pt_BR\\n"\n\n${entry('Book Now', 'Reservar')}`,
    'nl.po': entry('Book Now', 'Boeken'),
    'xx.po': entry('Book Now', 'x'),
    'README.md': 'Read me',
  });
  expect(Object.keys(entries)).toEqual(['de']);
  expect(entries.de?.map(({ key }) => key)).toEqual(['Book Now']);
  expect(faults).toEqual([
    "de.po: there is no text 'Book it', so it is left out.",
    "de.po: 'Other trips to {place}' has no value where the English has {place}, so it is left out.",
    "de.po: 'Only {n} seat left' has 1 of 2 forms, so it is left out.",
    "es.po: in its head it is for 'pt_BR', so nothing of it is taken.",
    expect.stringMatching(/^fr\.po cannot be read, so nothing of it is taken: ./),
    'nl.po: a file is named after its language, as de.po, and there is none with this code.',
    'xx.po: a file is named after its language, as de.po, and there is none with this code.',
  ]);
});

test('a folder that is not there stops nothing and is told; an empty one says nothing', () => {
  expect(readOwnWords('/nowhere/at/all')).toEqual({
    entries: {},
    faults: [expect.stringMatching(/^\/nowhere\/at\/all cannot be read/)],
  });
  expect(readFrom({})).toEqual(NO_OWN_WORDS);
});

test('of a file of another version the first faults are told, and how many more there are', () => {
  const { faults } = readFrom({ 'de.po': Array.from({ length: 25 }, (_, number) => entry(`Old text ${number}`, 'x')).join('') });
  expect(faults).toHaveLength(21);
  expect(faults.at(-1)).toBe('de.po: 5 more are left out.');
});

test('how far a language is counts a text of the operator as read, unless it is marked', () => {
  const before = countTexts('de');
  const { entries } = readFrom({ 'de.po': `${entry('Book Now', 'Los')}#, fuzzy\n${entry('My Bookings', 'Meine')}` });
  expect(countTexts('de', entries.de)).toEqual({ ...before, unreviewed: before.unreviewed - 1, own: 2 });
  expect(before.texts).toBeGreaterThan(1000);
  expect(before.untranslated).toBe(0);
});
