import { editPrices } from './edit-prices.ts';
import { editsWithout } from './guard-edits.ts';
import { askOperator } from './invariants/ask-operator.ts';
import type { Violation } from './invariants/violation.ts';
import { keepDying } from './keep-dying.ts';
import { type KillPlan, planKills } from './kill-plan.ts';
import { type MortalDatabase, startMortalDatabase } from './mortal-database.ts';
import { openScene, type Scene } from './open-scene.ts';
import { prepareProduct } from './product.ts';
import type { Provider } from './provider.ts';
import { type Random, seededRandom } from './random.ts';
import type { Options } from './read-options.ts';
import type { Report } from './report.ts';
import { runJourneys } from './run-journeys.ts';
import { type Settled, settleDown } from './settle-down.ts';
import { changeWeather } from './weather.ts';

/** Seconds by which the provider's clock is moved, so that it closes every page. */
const PAGES_ARE_CLOSED = 7200;
/** What need not hold before everything has settled. */
const ONLY_SETTLED = ['I1', 'I2'];
/** Milliseconds. */
const PROGRESS_EVERY = 30_000;

type Storm = {
  readonly options: Options;
  readonly random: Random;
  readonly database: MortalDatabase;
  readonly provider: Provider;
  readonly plan: KillPlan;
  readonly scene: Scene;
};

/** Journeys while the provider and the database fail. The provider answers again when it is over, but every event is lost from then on. */
const rage = async ({ options, random, database, provider, plan, scene }: Storm): Promise<ReadonlyMap<string, number>> => {
  const over = new AbortController();
  const [, editor] = scene.admins;
  if (!editor) throw new Error('There is nobody to edit packages.');
  database.beginDying(options.databaseKills, random.part(3));
  const weather = changeWeather(provider.setFaults, random.part(4), over.signal);
  const editing = editPrices(scene.browser, editor, scene.packages, random.part(5), over.signal);
  const deadline = performance.now() + options.longest * 1000;
  const isAllKilled = (): boolean => plan.isDone() && database.kills() >= options.databaseKills;
  const journeys = await runJourneys(
    scene.stageOf,
    random.part(6),
    (begun) => performance.now() > deadline || (begun >= options.journeys && isAllKilled()),
  );
  over.abort();
  await Promise.all([weather, editing, database.endDying()]);
  provider.setFaults({ lose_event: {} });
  return journeys;
};

const settle = async ({ options, provider, scene }: Storm): Promise<Settled[]> => {
  if (!options.settles) return [];
  const pagesOpen = await settleDown(scene.readWorld);
  if (!options.closesPages) return [pagesOpen];
  await provider.moveClock(PAGES_ARE_CLOSED);
  return [pagesOpen, await settleDown(scene.readWorld)];
};

const leftOpen = (settled: readonly Settled[]): Violation[] =>
  settled.flatMap(({ open }) => open.map((sentence) => ({ invariant: 'I10', sentence })));

const sayProgress = ({ plan, database, scene }: Storm, say: (line: string) => void): NodeJS.Timeout =>
  setInterval(() => {
    const hits = plan.counts().map(([, count]) => count);
    const total = hits.reduce((sum, count) => sum + count, 0);
    say(
      `${total} kills at points (the rarest ${Math.min(...hits)}), ${database.kills()} of the database, ${scene.history.writes()} writes`,
    );
  }, PROGRESS_EVERY);

/** One run, from an empty database to the report. */
export const runChaos = async (options: Options, folder: string, say: (line: string) => void): Promise<Report> => {
  const random = seededRandom(options.seed);
  const database = await startMortalDatabase(`${folder}/database`);
  const product = await prepareProduct(database.uri, options.without ? editsWithout(options.without) : [], folder);
  const { provider } = product;
  const plan = planKills(options.killsPerPoint, random.part(1));
  const slots = await Promise.all(product.starts.map((start, index) => keepDying(start, plan, random.part(10 + index))));
  const scene = await openScene(product, database.uri, random.part(2));
  const storm: Storm = { options, random, database, provider, plan, scene };

  const startedAt = performance.now();
  const progress = sayProgress(storm, say);
  for (const slot of slots) slot.setDying(true);
  const journeys = await rage(storm);
  for (const slot of slots) slot.setDying(false);
  clearInterval(progress);
  const stormSeconds = (performance.now() - startedAt) / 1000;
  say(`The faults are over after ${stormSeconds.toFixed(1)} s; every event is lost from here on`);

  const settled = await settle(storm);
  const { end, violations } = await scene.judge();
  const found = options.settles ? await askOperator(product.env) : [];
  const starts = slots.reduce((sum, slot) => sum + slot.starts(), 0);
  await Promise.all(slots.map((slot) => slot.stop()));
  await scene.close();
  await product.stop();
  await database.stop();
  return {
    options,
    journeys,
    kills: plan.counts(),
    databaseKills: database.kills(),
    strikes: provider.strikes(),
    starts,
    witness: scene.witness,
    writes: scene.history.writes(),
    settled: settled.map(({ seconds }) => seconds),
    stormSeconds,
    end,
    violations: [
      ...violations.filter(({ invariant }) => options.settles || !ONLY_SETTLED.includes(invariant)),
      ...leftOpen(settled),
      ...found,
    ],
  };
};
