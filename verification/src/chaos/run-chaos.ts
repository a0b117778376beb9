import { askOperator } from './invariants/ask-operator.ts';
import type { Violation } from './invariants/violation.ts';
import { clearAway, prepareStorm, type Storm } from './prepare-storm.ts';
import { rage } from './rage.ts';
import type { Options } from './read-options.ts';
import type { Report } from './report.ts';
import { type Settled, settleDown } from './settle-down.ts';

/** Seconds by which the provider's clock is moved, so that it closes every page. */
const PAGES_ARE_CLOSED = 7200;
/** What must hold in every moment; the rest only once everything has settled. */
const ALWAYS = ['I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9'];

const settle = async ({ options, product, scene }: Storm): Promise<Settled[]> => {
  if (!options.settles) return [];
  const pagesOpen = await settleDown(scene.readWorld);
  if (!options.closesPages) return [pagesOpen];
  await product.provider.moveClock(PAGES_ARE_CLOSED);
  return [pagesOpen, await settleDown(scene.readWorld)];
};

const leftOpen = (settled: readonly Settled[]): Violation[] =>
  settled.flatMap(({ open }) => open.map((sentence) => ({ invariant: 'I10', sentence })));

const unmetOf = ({ options, plan, database }: Storm, journeys: number): string[] => [
  ...(journeys < options.fewestJourneys ? [`only ${journeys} journeys`] : []),
  ...(options.isWhole && !plan.isDone() ? ['some points were hit too seldom'] : []),
  ...(options.isWhole && database.kills() < options.databaseKills ? ['the database was killed too seldom'] : []),
];

/** One run, from an empty database to the report. */
export const runChaos = async (options: Options, folder: string, say: (line: string) => void): Promise<Report> => {
  const storm = await prepareStorm(options, folder);
  const { scene, slots, plan, database, product } = storm;
  const startedAt = performance.now();
  const journeys = await rage(storm, say);
  const stormSeconds = (performance.now() - startedAt) / 1000;
  say(`The faults are over after ${stormSeconds.toFixed(1)} s; every event is lost from here on`);
  const settled = await settle(storm);
  const { end, violations } = await scene.judge();
  const found = options.settles ? await askOperator(product.env) : [];
  const starts = slots.reduce((sum, slot) => sum + slot.starts(), 0);
  await clearAway(storm);
  return {
    options,
    journeys,
    kills: plan.counts(),
    databaseKills: database.kills(),
    strikes: product.provider.strikes(),
    starts,
    witness: scene.witness,
    writes: scene.history.writes(),
    settled: settled.map(({ seconds }) => seconds),
    stormSeconds,
    end,
    unmet: unmetOf(
      storm,
      [...journeys.values()].reduce((sum, count) => sum + count, 0),
    ),
    violations: [
      ...violations.filter(({ invariant }) => options.settles || ALWAYS.includes(invariant)),
      ...leftOpen(settled),
      ...found,
    ],
  };
};
