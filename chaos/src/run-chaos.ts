import { setTimeout as pause } from 'node:timers/promises';
import { type Account, createBrowser } from './browser.ts';
import { editPrices } from './edit-prices.ts';
import { editsWithout } from './guard-edits.ts';
import { judgeMoney } from './invariants/judge-money.ts';
import { judgeWord } from './invariants/judge-word.ts';
import { openWorld } from './invariants/read-world.ts';
import type { Violation } from './invariants/violation.ts';
import { watchHistory } from './invariants/watch-history.ts';
import { keepDying } from './keep-dying.ts';
import { planKills } from './kill-plan.ts';
import { startMortalDatabase } from './mortal-database.ts';
import { addPackages, logIn, signUp } from './prepare-product.ts';
import { ADMINS, prepareProduct } from './product.ts';
import { seededRandom } from './random.ts';
import type { Options } from './read-options.ts';
import type { Report } from './report.ts';
import { runJourneys } from './run-journeys.ts';
import { settleDown } from './settle-down.ts';
import { changeWeather } from './weather.ts';
import { createWitness } from './witness.ts';

const TRAVELLERS = 24;
/** Seconds by which the provider's clock is moved, so that every page is closed. */
const PAGES_ARE_CLOSED = 7200;
/** What need not hold before everything has settled. */
const UNTIL_SETTLED = ['I1', 'I2'];
/** Milliseconds that late events may take. */
const ROUNDS_OFF = 500;

const needed = <Thing>(thing: Thing | null | undefined): Thing => {
  if (thing === null || thing === undefined) throw new Error('The run could not be prepared.');
  return thing;
};

/** One run, from an empty database to the report. */
export const runChaos = async (options: Options, folder: string, say: (line: string) => void): Promise<Report> => {
  const startedAt = performance.now();
  const random = seededRandom(options.seed);
  const database = await startMortalDatabase(`${folder}/database`);
  const product = await prepareProduct(database.uri, options.without ? editsWithout(options.without) : [], folder);
  const { provider } = product;
  const plan = planKills(options.killsPerPoint, random.part(1));
  const over = new AbortController();
  const isOver = (): boolean => over.signal.aborted;
  const calm = new AbortController();
  const slots = await Promise.all(
    product.starts.map((start, index) =>
      keepDying(start, { plan, random: random.part(10 + index), isOver: () => isOver() || !calm.signal.aborted }),
    ),
  );

  const browser = createBrowser(product.nextAddress, random.part(2));
  const admins = (await Promise.all(ADMINS.map((name) => logIn(browser, name)))).map(needed);
  const packages = await addPackages(browser, needed(admins[0]));
  const names = Array.from({ length: TRAVELLERS }, (_, index) => `traveller-${index}`);
  const travellers: Account[] = (await Promise.all(names.map((name) => signUp(browser, name)))).map(needed);
  const history = await watchHistory(database.uri);
  const witness = createWitness();
  const world = await openWorld(database.uri, provider);
  calm.abort();
  say(`Prepared after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);

  database.beginDying(options.databaseKills, random.part(3));
  const weather = changeWeather(provider.setFaults, random.part(4), over.signal);
  const editing = editPrices(browser, needed(admins[1]), packages, random.part(5), over.signal);
  const deadline = performance.now() + options.longest * 1000;
  const journeys = await runJourneys(
    (own) => ({
      browser,
      provider,
      witness,
      random: own,
      traveller: own.oneOf(travellers.slice(1)),
      stranger: needed(travellers[0]),
      admin: own.oneOf(admins),
      packageIds: packages.map(({ _id }) => _id),
      newTraveller: () => signUp(browser, `spare-${own.between(1, 2 ** 50)}`),
    }),
    random.part(6),
    (begun) =>
      performance.now() > deadline || (begun >= options.journeys && plan.isDone() && database.kills() >= options.databaseKills),
  );
  over.abort();
  await Promise.all([weather, editing, database.endDying()]);
  provider.setFaults({ lose_event: {} });
  const stormSeconds = (performance.now() - startedAt) / 1000;
  say(`The faults are over after ${stormSeconds.toFixed(1)} s; every event is lost from here on`);

  await pause(ROUNDS_OFF);
  const settled = options.settles ? [await settleDown(world.read)] : [];
  if (options.settles && options.closesPages) {
    await provider.moveClock(PAGES_ARE_CLOSED);
    settled.push(await settleDown(world.read));
  }
  await history.end();
  const end = await world.read();
  const violations: Violation[] = [
    ...history.violations(),
    ...judgeMoney(end).filter(({ invariant }) => options.settles || !UNTIL_SETTLED.includes(invariant)),
    ...judgeWord(end, witness),
    ...settled.flatMap(({ open }) => open.map((sentence) => ({ invariant: 'I10', sentence }))),
  ];
  const starts = slots.reduce((sum, slot) => sum + slot.starts(), 0);
  await Promise.all(slots.map((slot) => slot.stop()));
  await world.close();
  await product.stop();
  await database.stop();
  return {
    options,
    journeys,
    kills: plan.counts(),
    databaseKills: database.kills(),
    strikes: provider.strikes(),
    starts,
    witness,
    writes: history.writes(),
    settled: settled.map(({ seconds }) => seconds),
    stormSeconds,
    end,
    violations,
  };
};
