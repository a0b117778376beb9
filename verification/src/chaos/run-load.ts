import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from './journeys/journey.ts';
import { chooseJourney } from './journeys/kinds.ts';
import type { Random } from './random.ts';

/** Journeys under way at the same moment. */
const CONCURRENCY = 40;

/**
 * Runs journeys until there are enough of them and everything else that was asked for has happened, or time
 * is up.
 * @returns how many there were of each kind
 */
export const runLoad = async (
  contextOf: (random: Random) => Context,
  random: Random,
  isEnough: (journeys: number) => boolean,
  concurrency = CONCURRENCY,
): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  let begun = 0;
  const work = async (): Promise<void> => {
    while (!isEnough(begun)) {
      begun += 1;
      const own = random.part(begun);
      const [name, journey] = chooseJourney(own);
      await journey(contextOf(own));
      counts.set(name, (counts.get(name) ?? 0) + 1);
      await pause(own.between(0, 50));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return counts;
};
