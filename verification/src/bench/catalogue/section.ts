import { addDays } from '@wayfarer/contracts';
import { CALLS, compareSizes } from '../frame/compare-sizes.ts';
import type { Section } from '../frame/section.ts';
import { dataSizeOf } from '../frame/sizes.ts';

/** Another address at each turn, so that none is answered from the cache: the limit and the case of letters differ. */
const page = (turn: number): string => `limit=${12 + (turn % 13)}`;
const inOtherCase = (word: string, turn: number): string =>
  word.replaceAll(/./g, (letter, place: number) => (Math.floor(turn / 13) & (1 << place) ? letter.toUpperCase() : letter));

const today = dataSizeOf('1k').until.toISOString().slice(0, 10);
const soon = (turn: number): string => addDays(today, turn % 60);
const filters: Readonly<Record<string, (turn: number) => string>> = {
  'no filter': (turn) => `sort=-price&${page(turn)}&minPrice=0.${10 + (turn % 89)}`,
  'part of a word': (turn) => `title=${inOtherCase('alaya', turn)}&${page(turn)}`,
  'common word': (turn) => `title=${inOtherCase('tour', turn)}&${page(turn)}`,
  'no match': (turn) => `title=${inOtherCase('zzyzx', turn)}&${page(turn)}`,
  'price, by price': (turn) => `minPrice=${5000 + turn}&maxPrice=${9000 + turn}&sort=price&${page(turn)}`,
  'one window of dates': (turn) => `availableFrom=${soon(turn)}&availableTo=${addDays(soon(turn), 7)}&${page(turn)}`,
  'window of dates, soonest': (turn) =>
    `availableFrom=${soon(turn)}&availableTo=${addDays(soon(turn), 7)}&sort=soonest&${page(turn)}`,
  'all together': (turn) =>
    `title=${inOtherCase('trek', turn)}&minPrice=1000&maxPrice=90000&availableFrom=${soon(turn)}&availableTo=${addDays(soon(turn), 30)}&${page(turn)}`,
};

export const section: Section = {
  about: `Lists by filter, none of them from memory: ${CALLS} calls a round, one at a time. To reach: p50 and p99 at 1,000,000 ≤ 2 × of those at 10,000, and no more read than 20 × the documents returned.`,
  run: (bench) =>
    compareSizes(bench, {
      small: '10k',
      callsOf: async ({ api }) =>
        Object.fromEntries(
          Object.entries(filters).map(([name, queryOf]) => [name, (turn) => api.call(`/api/package/filter?${queryOf(turn)}`)]),
        ),
    }),
};
