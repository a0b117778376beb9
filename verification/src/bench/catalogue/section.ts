import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '@wayfarer/contracts';
import { CALLS, compareSizes } from '../frame/compare-sizes.ts';
import type { Section } from '../frame/section.ts';
import { dataSizeOf } from '../frame/sizes.ts';
import type { RunningApi } from '../frame/start-api.ts';

/** Another address at each turn, so that none is answered from the cache: the limit and the case of letters differ. */
const page = (turn: number): string => `limit=${12 + (turn % 13)}`;
const inOtherCase = (word: string, turn: number): string =>
  word.replaceAll(/./g, (letter, place: number) => (Math.floor(turn / 13) & (1 << place) ? letter.toUpperCase() : letter));

const today = dataSizeOf('1k').until.toISOString().slice(0, 10);
const soon = (turn: number): string => addDays(today, turn % 60);
/** The query of a list, or of the counts beside one. */
const calls: Readonly<Record<string, (turn: number) => string>> = {
  'no filter': (turn) => `/filter?sort=-price&${page(turn)}&minPrice=0.${10 + (turn % 89)}`,
  'part of a word': (turn) => `/filter?title=${inOtherCase('alaya', turn)}&${page(turn)}`,
  'common word': (turn) => `/filter?title=${inOtherCase('expedition', turn)}&${page(turn)}`,
  'no match': (turn) => `/filter?title=${inOtherCase('zzyzx', turn)}&${page(turn)}`,
  'price, by price': (turn) => `/filter?minPrice=${5000 + turn}&maxPrice=${9000 + turn}&sort=price&${page(turn)}`,
  'one window of dates': (turn) => `/filter?availableFrom=${soon(turn)}&availableTo=${addDays(soon(turn), 7)}&${page(turn)}`,
  'window of dates, soonest': (turn) =>
    `/filter?availableFrom=${soon(turn)}&availableTo=${addDays(soon(turn), 7)}&sort=soonest&${page(turn)}`,
  'all together': (turn) =>
    `/filter?title=${inOtherCase('trek', turn)}&minPrice=1000&maxPrice=90000&availableFrom=${soon(turn)}&availableTo=${addDays(soon(turn), 30)}&${page(turn)}`,
  'counts beside a list': (turn) => `/counts?minPrice=0.${10_000 + turn}`,
  'counts of a misspelt word': (turn) => `/counts?title=hymalaya&minPrice=0.${10_000 + turn}`,
};

/** Milliseconds. A search that finds nothing is answered far sooner from memory, and never so soon by a database of a million. */
const SOON = 100;
/** Waits until the process has read its index; before, the database answers. */
const untilIndexed = async ({ call }: RunningApi): Promise<void> => {
  for (let asked = 0; ; asked += 1) {
    const begun = performance.now();
    const isAnswered = await call(`/api/package/filter?title=zzyzx&minPrice=0.${100_000 + asked}`).then(
      () => true,
      () => false,
    );
    if (isAnswered && performance.now() - begun < SOON) return;
    await pause(SOON);
  }
};

export const section: Section = {
  about: `Lists by filter, and counts beside them, none from memory: ${CALLS} calls a round, one at a time. To reach: p50 and p99 at 1,000,000 ≤ 2 × of those at 10,000, and no more read than 20 × the documents returned; counts and misspelt words p50 ≤ 10 ms at 10,000, ≤ 50 at 1,000,000.`,
  run: (bench) =>
    compareSizes(bench, {
      small: '10k',
      callsOf: async ({ api }) => {
        await untilIndexed(api);
        return Object.fromEntries(
          Object.entries(calls).map(([name, pathOf]) => [name, (turn) => api.call(`/api/package${pathOf(turn)}`)]),
        );
      },
    }),
};
