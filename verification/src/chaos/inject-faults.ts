import { editPrices } from './edit-prices.ts';
import type { Storm } from './prepare-storm.ts';
import { runJourneys } from './run-journeys.ts';
import { changeWeather } from './weather.ts';

/** Milliseconds. */
const PROGRESS_EVERY = 30_000;

const progressOf = ({ plan, database, scene }: Storm): string => {
  const hits = plan.counts().map(([, count]) => count);
  const total = hits.reduce((sum, count) => sum + count, 0);
  return `${total} kills at points (the rarest ${Math.min(...hits)}), ${database.kills()} of the database, ${scene.history.writes()} writes`;
};

/** The provider, the database and an admin at work, until the signal. */
const begin = (storm: Storm, killsDue: () => number, over: AbortSignal): Promise<unknown> => {
  const { random, database, product, scene } = storm;
  const [, editor] = scene.admins;
  if (!editor) throw new Error('There is nobody to edit packages.');
  database.beginDying(killsDue, random.part(3));
  return Promise.all([
    changeWeather(product.provider.setFaults, random.part(4), over),
    editPrices(scene.browser, editor, scene.packages, random.part(5), over),
  ]);
};

/**
 * Journeys while processes die, the database is killed and the provider fails. When it is over the provider answers again, but every event is
 * lost from then on.
 * @returns how many journeys there were of each kind
 */
export const rage = async (storm: Storm, say: (line: string) => void): Promise<ReadonlyMap<string, number>> => {
  const { options, random, database, product, plan, slots, scene } = storm;
  const over = new AbortController();
  let begun = 0;
  // Spread over the journeys, so that a slow machine does not only restart its database.
  const killsDue = (): number => Math.min(1, begun / options.journeys) * options.databaseKills;
  for (const slot of slots) slot.setDying(true);
  const others = begin(storm, killsDue, over.signal);
  const progress = setInterval(() => say(`${begun} journeys, ${progressOf(storm)}`), PROGRESS_EVERY);
  const deadline = performance.now() + options.longest * 1000;
  const journeys = await runJourneys(scene.stageOf, random.part(6), (count) => {
    begun = count;
    // Without a guard it goes on until that is missed.
    const isMissed = options.without === null || options.settles || scene.history.violations().length > 0;
    const isEnough = count >= options.journeys && plan.isDone() && database.kills() >= options.databaseKills && isMissed;
    return isEnough || (count >= options.fewestJourneys && performance.now() > deadline);
  });
  over.abort();
  clearInterval(progress);
  for (const slot of slots) slot.setDying(false);
  await Promise.all([others, database.endDying()]);
  product.provider.setFaults({ lose_event: {} });
  return journeys;
};
