import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { numberOf, shareOf } from '@wayfarer/api/testing/stored-data/choices';
import { titlesOf } from '@wayfarer/api/tour-packages/search/translated-titles';
import { createWordIndex } from '@wayfarer/api/tour-packages/search/words/word-index';
import { latencyOf } from '../frame/latency.ts';
import type { Section } from '../frame/section.ts';
import { printTable } from '../print-table.ts';

const PACKAGES = 5000;
/** Different words of one language. */
const VOCABULARY = 20_000;
/** Words of a title, of a description and of each day: as many as packages of the demo have. */
const [IN_TITLE, IN_DESCRIPTION, IN_DAY, DAYS] = [5, 60, 12, 6];
const SEARCHES = 1000;
const MB = 1_000_000;

const letters: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'hi' | 'ar', string>> = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  de: 'abcdefghijklmnopqrstuvwxyzäöüß',
  fr: 'abcdefghijklmnopqrstuvwxyzéèàç',
  es: 'abcdefghijklmnopqrstuvwxyzñáéí',
  hi: 'कखगघचछजटडतथदधनपबभमयरलवशसह',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
};
type Language = keyof typeof letters;
const others = ['de', 'fr', 'es', 'hi', 'ar'] as const;

const wordAt = (language: Language, rank: number): string => {
  const alphabet = letters[language];
  return Array.from({ length: 3 + numberOf(rank, 21, 8) }, (_, at) => alphabet[numberOf(rank, 30 + at, alphabet.length)]).join(
    '',
  );
};
const vocabularyOf = (language: Language): string[] => Array.from({ length: VOCABULARY }, (_, rank) => wordAt(language, rank));
/** A word as texts use it: the tenth as often as the first (Zipf's law), and so on. */
const usedWord = (vocabulary: readonly string[], row: number, salt: number): string =>
  vocabulary[Math.floor(VOCABULARY ** shareOf(row, salt)) - 1] ?? '';
const textOf = (vocabulary: readonly string[], row: number, salt: number, count: number): string =>
  Array.from({ length: count }, (_, at) => usedWord(vocabulary, row, salt + at)).join(' ');
const textsOf = (vocabulary: readonly string[], row: number) => ({
  title: textOf(vocabulary, row, 100, IN_TITLE),
  description: textOf(vocabulary, row, 200, IN_DESCRIPTION),
  itinerary: Array.from({ length: DAYS }, (_, day) => textOf(vocabulary, row, 400 + 100 * day, IN_DAY)),
});

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');
const usedBytes = async (): Promise<number> => {
  for (let times = 0; times < 3; times += 1) {
    if (typeof collectGarbage === 'function') collectGarbage();
    // What is outside of the heap is freed in turns of its own.
    await pause(100);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Fills an index of some languages, and searches in one of them. */
const measure = async (languages: readonly (typeof others)[number][], asked?: 'de') => {
  const english = vocabularyOf('en');
  const translated = languages.map((code) => [code, vocabularyOf(code)] as const);
  const before = await usedBytes();
  const index = createWordIndex(languages);
  let filling = 0;
  const kept = Array.from({ length: PACKAGES }, (_, row) => {
    const translations = Object.fromEntries(translated.map(([code, vocabulary]) => [code, textsOf(vocabulary, row)]));
    const texts = { ...textsOf(english, row), translations };
    const startedAt = process.cpuUsage();
    const slot = index.add(texts);
    filling += process.cpuUsage(startedAt).user / 1000;
    return { slot, destination: '', ...titlesOf(translations, languages) };
  });
  const bytes = (await usedBytes()) - before;
  const vocabulary = vocabularyOf(asked ?? 'en');
  const { p50, p99 } = await latencyOf(async (turn) => {
    const rankOf = index.find(`${usedWord(vocabulary, turn, 1)} ${usedWord(vocabulary, turn, 2)}`, asked);
    kept.filter((one) => rankOf(one) !== undefined);
  }, SEARCHES);
  return [(bytes / MB).toFixed(1), (bytes / PACKAGES / 1000).toFixed(2), filling.toFixed(0), p50.toFixed(2), p99.toFixed(2)];
};

export const section: Section = {
  about: `The words of ${PACKAGES} packages with ${IN_TITLE + IN_DESCRIPTION + IN_DAY * DAYS} words each, of ${VOCABULARY} different ones in a language, in English alone and in five more languages. To reach: 1 kB a package and language.`,
  run: async () => {
    const rows = [
      ['English alone', ...(await measure([]))],
      ['with German, asked in German', ...(await measure(['de'], 'de'))],
      ['with five languages, asked in English', ...(await measure(others))],
      ['with five languages, asked in German', ...(await measure(others, 'de'))],
    ];
    printTable(['', 'MB', 'kB a package', 'ms of a processor to fill', 'search p50 ms', 'p99 ms'], rows);
  },
};
