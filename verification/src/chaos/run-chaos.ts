import { answerOffers, cancelDeparture, checkCancelledDeparture, untilCancelled } from './cancel-departure.ts';
import { changePrices } from './change-prices.ts';
import { checkEmails } from './checks/check-emails.ts';
import { startKillableDatabase } from './database-killer.ts';
import { runFaultSchedule } from './fault-schedule.ts';
import { fillDeparture } from './fill-departure.ts';
import { scheduleKills } from './kill-schedule.ts';
import type { Options } from './options.ts';
import { keepRunning } from './process-restarter.ts';
import { prepareProduct } from './product-under-test.ts';
import { seededRandom } from './random.ts';
import { type Report, sumOf } from './report.ts';
import { runLoad } from './run-load.ts';
import { beginTestRun, type Settled } from './test-run.ts';

/** Milliseconds. */
const PROGRESS_EVERY_MS = 30_000;
/** Seconds by which the provider's clock is moved, so that it closes every page. */
const PAGES_ARE_CLOSED = 7200;
/**
 * What must hold at every moment, besides what each write must keep; the rest only once everything has
 * settled.
 */
const ALWAYS = ['I3', 'I5', 'I7', 'I9'];

/** Everything that a run needs, before anything fails. */
const prepare = async (options: Options, folder: string) => {
  const random = seededRandom(options.seed);
  const database = await startKillableDatabase(`${folder}/database`);
  const product = await prepareProduct(database.uri, options.without, folder);
  const kills = scheduleKills(options.killsPerPoint, random.part(1));
  const start = (begin: (typeof product.starts)[number], index: number) => keepRunning(begin, kills, random.part(10 + index));
  const processes = await Promise.all(product.starts.map(start));
  const run = await beginTestRun(product, database.uri);
  const fullPackage = String(run.packages.at(-1)?._id);
  const departure = await fillDeparture((index) => run.contextOf(random.part(1000 + index)), fullPackage);
  return { options, random, database, product, kills, processes, run, departure };
};
type Prepared = Awaited<ReturnType<typeof prepare>>;

/**
 * Journeys while processes and the database are killed and the provider fails. When it is over the provider
 * answers again, but every event is lost from then on.
 * @returns how many journeys there were of each kind
 */
const runUnderFaults = async (prepared: Prepared, say: (line: string) => void): Promise<ReadonlyMap<string, number>> => {
  const { options, random, database, product, kills, processes, run, departure } = prepared;
  const over = new AbortController();
  let begun = 0;
  // Spread over the journeys, so that a slow machine does more than restart its database.
  const killsDue = (): number => Math.min(1, begun / options.journeys) * options.databaseKills;
  for (const one of processes) one.setKilling(true);
  const faults = Promise.all([
    database.killRepeatedly(killsDue, random.part(3), over.signal),
    runFaultSchedule(product.provider.setFaults, random.part(4), over.signal),
    changePrices(run.client, run.admins[1], run.packages, random.part(5), over.signal),
    cancelDeparture({ client: run.client, provider: product.provider }, run.admins, departure).then(() =>
      answerOffers(run.client, run.admins[0], departure),
    ),
  ]);
  faults.catch(() => undefined);
  const progress = setInterval(() => {
    const hits = kills.counts();
    const rarest = Math.min(...hits.map(([, count]) => count));
    say(`${begun} journeys, ${sumOf(hits)} kills at points (the rarest ${rarest}), ${database.kills()} of the database`);
  }, PROGRESS_EVERY_MS);
  const deadline = performance.now() + options.longest * 1000;
  const journeys = await runLoad(run.contextOf, random.part(6), (count) => {
    begun = count;
    // Without a guard it goes on until that is noticed.
    const isNoticed = options.without === null || options.settles || run.writes.violations().length > 0;
    const isEnough = count >= options.journeys && kills.isDone() && database.kills() >= options.databaseKills && isNoticed;
    return isEnough || (count >= options.fewestJourneys && performance.now() > deadline);
  });
  over.abort();
  clearInterval(progress);
  for (const one of processes) one.setKilling(false);
  await faults;
  product.provider.setFaults({ lose_event: {} });
  return journeys;
};

const settle = async ({ options, product, run, departure }: Prepared): Promise<Settled[]> => {
  if (!options.settles) return [];
  await untilCancelled(run.client, run.admins[0], departure);
  const pagesOpen = await run.untilSettled();
  if (!options.closesPages) return [pagesOpen];
  await product.provider.moveClock(PAGES_ARE_CLOSED);
  return [pagesOpen, await run.untilSettled()];
};

const unmetOf = ({ options, kills, database }: Prepared, journeys: number, isProven: boolean): string[] => [
  ...(isProven ? [] : ['a spoiled booking was not noticed']),
  ...(journeys < options.fewestJourneys ? [`only ${journeys} journeys`] : []),
  ...(options.isWhole && !kills.isDone() ? ['some points were hit too seldom'] : []),
  ...(options.isWhole && database.kills() < options.databaseKills ? ['the database was killed too seldom'] : []),
];

/** One run, from an empty database to the report. */
export const runChaos = async (options: Options, folder: string, say: (line: string) => void): Promise<Report> => {
  const prepared = await prepare(options, folder);
  const { run, processes, kills, database, product } = prepared;
  const { history, writes } = run;
  const startedAt = performance.now();
  const journeys = await runUnderFaults(prepared, say);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  say(`The faults are over after ${seconds} s; every event is lost from here on`);
  const settled = await settle(prepared);
  const { end, violations, ofWrites } = await run.check(options.settles);
  const starts = processes.reduce((sum, one) => sum + one.starts(), 0);
  await Promise.all(processes.map((one) => one.stop()));
  const emails = await checkEmails(end, product.mailbox, product.env);
  const isProven = await run.noticesSpoiledBooking(end);
  await run.close();
  await product.stop();
  await database.stop();
  const strikes = product.provider.strikes();
  const { stranger, forger } = history.refusals();
  return {
    counts: { Journeys: journeys, 'Kills of an API process at': kills.counts(), 'Faults of the provider': strikes },
    history,
    end,
    summary: [
      `Seed ${options.seed}: ${sumOf(journeys)} journeys in ${seconds} s; ${sumOf(kills.counts())} kills of the API (${starts} starts), ${database.kills()} of the database, ${sumOf(strikes)} faults of the provider;`,
      `${writes.writes()} writes of bookings, departures and codes watched; ${stranger} tries of strangers and ${forger} forged events refused;`,
      emails.sentence,
      `everything settled within ${settled.map((one) => `${one.seconds.toFixed(0)} s`).join(', then ') || 'no time, because it was not waited for'};`,
    ],
    unmet: unmetOf(prepared, sumOf(journeys), isProven),
    violations: [
      ...ofWrites,
      ...violations.filter(({ invariant }) => options.settles || ALWAYS.includes(invariant)),
      ...(options.settles ? [...checkCancelledDeparture(end, prepared.departure), ...emails.violations] : []),
      ...settled.flatMap(({ open }) => open),
    ],
  };
};
