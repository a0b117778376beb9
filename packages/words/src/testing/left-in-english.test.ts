import { expect, test } from 'vitest';
import { leftInEnglish } from './left-in-english.ts';

const NAMES = ['Hampi at walking pace', 'Asha Rao'];

test.each(['de', 'fr', 'es', 'hi', 'ar', 'pt'] as const)(
  'an English text is found in %s, and a name in it is not',
  (language) => {
    expect(leftInEnglish(language, 'Single room, Asha Rao', NAMES)).toContain('room');
    expect(leftInEnglish(language, 'Please pay for Hampi at walking pace.', NAMES)).toContain('please');
    expect(leftInEnglish(language, 'Hampi at\nwalking pace, ASHA RAO, https://wayfarer.example/your-trip', NAMES)).toEqual([]);
  },
);

test('a word that the language has too is not one that was left', () => {
  expect(leftInEnglish('de', 'Name, Status und Route: am Do, 10. Dez.', [])).toEqual([]);
  expect(leftInEnglish('hi', 'आपका PDF, Wayfarer', [])).toEqual([]);
});
