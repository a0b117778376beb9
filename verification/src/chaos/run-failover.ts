import { setTimeout as pause } from 'node:timers/promises';
import { type LaunchedReplicaSet, launchReplicaSet } from '../mongod/launch-mongod.ts';
import { cancelsPaid } from './journeys/cancelling.ts';
import { paysAndComesBack } from './journeys/paying.ts';
import { book } from './journeys/steps.ts';
import type { Options } from './options.ts';
import { prepareProduct } from './product-under-test.ts';
import { type Random, seededRandom } from './random.ts';
import type { Report } from './report.ts';
import { beginTestRun, type TestRun } from './test-run.ts';

const PRIMARY_KILLS = 20;
const WRITERS = 12;
/** Milliseconds that writers work with all three members before the primary is killed. */
const allUp = { least: 1500, most: 4000 };
/** Milliseconds after which a product that acknowledges nothing counts as not recovered. */
const MAX_SILENCE_MS = 90_000;

/** Kills the primary once. @returns after how many seconds the product acknowledged a write again */
const failOver = async (members: LaunchedReplicaSet, { history }: TestRun, random: Random): Promise<number> => {
  await pause(random.between(allUp.least, allUp.most));
  const restart = await members.killPrimary();
  const killedAt = performance.now();
  // Calls under way at that moment may still be answered; only later ones count.
  await pause(500);
  const known = history.acknowledged.length;
  while (history.acknowledged.length === known && performance.now() - killedAt < MAX_SILENCE_MS) await pause(20);
  const seconds = (performance.now() - killedAt) / 1000;
  await restart();
  return seconds;
};

/**
 * Writers book, pay and cancel all the time while the primary of three nodes is killed again and again. The
 * API is never restarted.
 */
export const runFailover = async ({ seed }: Options, folder: string, say: (line: string) => void): Promise<Report> => {
  const random = seededRandom(seed);
  const members = await launchReplicaSet(`${folder}/database`, 3);
  const product = await prepareProduct(members.uri, null, folder);
  const processes = product.starts.map((start) => start());
  let ended = 0;
  for (const one of processes) {
    one.begin();
    await one.running;
    void one.ended.then(() => {
      ended += 1;
    });
  }
  const run = await beginTestRun(product, members.uri);

  let isOver = false;
  let turns = 0;
  const write = async (): Promise<void> => {
    while (!isOver) {
      turns += 1;
      const own = random.part(turns);
      await own.oneOf([paysAndComesBack, cancelsPaid, book])(run.contextOf(own));
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  const recoveries: number[] = [];
  while (recoveries.length < PRIMARY_KILLS) {
    recoveries.push(await failOver(members, run, random));
    say(`Primary ${recoveries.length} killed: a write was acknowledged again after ${recoveries.at(-1)?.toFixed(1)} s`);
  }
  isOver = true;
  await Promise.all(writers);

  const { seconds, open } = await run.untilSettled();
  const { end, violations, ofWrites } = await run.check(true);
  const restarts = ended;
  for (const one of processes) one.kill('SIGTERM');
  await Promise.all(processes.map((one) => one.ended));
  await run.close();
  await product.stop();
  await members.stop();
  const median = recoveries.toSorted((one, other) => one - other)[PRIMARY_KILLS / 2] ?? 0;
  return {
    counts: {},
    history: run.history,
    end,
    summary: [
      `Seed ${seed}: the primary was killed ${PRIMARY_KILLS} times; a write was acknowledged again after ${median.toFixed(1)} s in the median,`,
      `the longest time without a success was ${run.history.longestSilence().toFixed(1)} s; ${run.client.failures()} calls failed and were repeated;`,
      `everything settled within ${seconds.toFixed(0)} s;`,
    ],
    unmet: restarts === 0 ? [] : [`${restarts} processes of the API ended by themselves`],
    violations: [...ofWrites, ...violations, ...open],
  };
};
