import { setTimeout as pause } from 'node:timers/promises';
import { chooseJourney } from './journeys/choose-journey.ts';
import type { Stage } from './journeys/stage.ts';
import type { Random } from './random.ts';

/** Journeys under way at the same moment. */
const AT_ONCE = 40;

/**
 * Runs journeys until there are enough of them and everything else that was asked for has happened, or time is up.
 * @returns how many there were of each kind
 */
export const runJourneys = async (
  stageOf: (random: Random) => Stage,
  random: Random,
  isEnough: (journeys: number) => boolean,
): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  let begun = 0;
  const travel = async (): Promise<void> => {
    while (!isEnough(begun)) {
      begun += 1;
      const own = random.part(begun);
      const [name, journey] = chooseJourney(own);
      await journey(stageOf(own));
      counts.set(name, (counts.get(name) ?? 0) + 1);
      await pause(own.between(0, 50));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, travel));
  return counts;
};
