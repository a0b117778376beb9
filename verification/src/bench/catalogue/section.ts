import { addDays } from '@wayfarer/contracts';
import { CALLS, compareSizes } from '../frame/compare-sizes.ts';
import type { Section } from '../frame/section.ts';

/**
 * Another address at each turn, so that none is answered from the cache: the limit and the case of letters
 * differ.
 */
const page = (turn: number): string => `limit=${12 + (turn % 13)}`;
const inOtherCase = (word: string, turn: number): string =>
  word.replaceAll(/./g, (letter, place: number) => (Math.floor(turn / 13) & (1 << place) ? letter.toUpperCase() : letter));

const today = new Date().toISOString().slice(0, 10);
const soon = (turn: number): string => addDays(today, turn % 60);
/** The query of a list, or of the counts beside one. */
const calls: Readonly<Record<string, (turn: number) => string>> = {
  'no filter': (turn) => `/filter?sort=-price&${page(turn)}&minPrice=0.${10 + (turn % 89)}`,
  'part of a word': (turn) => `/filter?title=${inOtherCase('malaya', turn)}&${page(turn)}`,
  'common word': (turn) => `/filter?title=${inOtherCase('expedition', turn)}&${page(turn)}`,
  'no match': (turn) => `/filter?title=${inOtherCase('zzyzxq', turn)}&${page(turn)}`,
  'price, by price': (turn) => `/filter?minPrice=${5000 + turn}&maxPrice=${9000 + turn}&sort=price&${page(turn)}`,
  'one window of dates': (turn) => `/filter?availableFrom=${soon(turn)}&availableTo=${addDays(soon(turn), 7)}&${page(turn)}`,
  'window of dates, soonest': (turn) =>
    `/filter?availableFrom=${soon(turn)}&availableTo=${addDays(soon(turn), 7)}&sort=soonest&${page(turn)}`,
  'words of all texts': (turn) => `/filter?words=${inOtherCase('days expedition', turn)}&${page(turn)}`,
  'counts of words': (turn) => `/counts?words=${inOtherCase('expedition', turn)}&minPrice=0.${10_000 + turn}`,
  'all together': (turn) =>
    `/filter?title=${inOtherCase('trek', turn)}&minPrice=1000&maxPrice=90000&availableFrom=${soon(turn)}&availableTo=${addDays(soon(turn), 30)}&${page(turn)}`,
  'counts beside a list': (turn) => `/counts?minPrice=0.${10_000 + turn}`,
  'counts of a misspelt word': (turn) => `/counts?title=hymalaya&minPrice=0.${10_000 + turn}`,
};

export const section: Section = {
  about: `Lists by filter, and counts beside them, none from memory: ${CALLS} calls a round, one at a time. To reach on a quiet machine: p99 ≤ 10 ms at 5,000 packages and ≤ 60 at 100,000, counts ≤ 20 and ≤ 120, and no more read than 20 × the documents returned.`,
  run: (bench) =>
    compareSizes(bench, {
      small: '10k',
      callsOf: async ({ api }) =>
        Object.fromEntries(
          Object.entries(calls).map(([name, pathOf]) => [name, (turn) => api.call(`/api/package${pathOf(turn)}`)]),
        ),
    }),
};
