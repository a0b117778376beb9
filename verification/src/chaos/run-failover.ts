import { setTimeout as pause } from 'node:timers/promises';
import { findMongod, type LaunchedReplicaSet, launchReplicaSet } from '@wayfarer/local-stack/mongod';
import type { FailoverReport } from './failover-report.ts';
import { askOperator } from './invariants/ask-operator.ts';
import { book } from './journeys/acts.ts';
import { cancelsPaid } from './journeys/cancelling.ts';
import { paysAndComesBack } from './journeys/paying.ts';
import type { Journey } from './journeys/stage.ts';
import { openScene, type Scene } from './open-scene.ts';
import { prepareProduct } from './product.ts';
import { type Random, seededRandom } from './random.ts';
import { settleDown } from './settle-down.ts';

export const PRIMARY_KILLS = 20;
const WRITERS = 12;
/** Milliseconds that writers work with all three members before the primary is killed. */
const GOOD_DAYS = { least: 1500, most: 4000 };
/** Milliseconds after which a product that acknowledges nothing counts as not recovered. */
const LONGEST_SILENCE = 90_000;

const writes: Journey = async (stage) => {
  const journey = stage.random.oneOf([paysAndComesBack, cancelsPaid, booksAlone]);
  await journey(stage);
};
const booksAlone: Journey = async (stage) => {
  await book(stage, stage.traveller);
};

/** Kills the primary once. @returns after how many seconds the product acknowledged a write again */
const failOver = async (members: LaunchedReplicaSet, { witness }: Scene, random: Random): Promise<number> => {
  await pause(random.between(GOOD_DAYS.least, GOOD_DAYS.most));
  const restart = await members.killPrimary();
  const killedAt = performance.now();
  // What was under way in that moment may still be answered; only bookings that were sent afterwards count.
  await pause(500);
  const known = witness.acknowledged.length;
  while (witness.acknowledged.length === known && performance.now() - killedAt < LONGEST_SILENCE) await pause(20);
  const seconds = (performance.now() - killedAt) / 1000;
  await restart();
  return seconds;
};

/** Writers book, pay and cancel all the time while the primary of three nodes is killed again and again. The API is never restarted. */
export const runFailover = async (seed: number, folder: string, say: (line: string) => void): Promise<FailoverReport> => {
  const random = seededRandom(seed);
  const members = await launchReplicaSet({ binary: await findMongod(), dataFolder: `${folder}/database`, size: 3 });
  process.on('exit', () => void members.stop('SIGKILL'));
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
  const scene = await openScene(product, members.uri, random.part(1));

  let isOver = false;
  let turns = 0;
  const write = async (): Promise<void> => {
    while (!isOver) {
      turns += 1;
      await writes(scene.stageOf(random.part(turns)));
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  const recoveries: number[] = [];
  while (recoveries.length < PRIMARY_KILLS) {
    recoveries.push(await failOver(members, scene, random));
    say(`Primary ${recoveries.length} killed: a write was acknowledged again after ${recoveries.at(-1)?.toFixed(1)} s`);
  }
  isOver = true;
  await Promise.all(writers);

  const { seconds, open } = await settleDown(scene.readWorld);
  const { end, violations } = await scene.judge();
  const found = await askOperator(product.env);
  const restarts = ended;
  for (const one of processes) one.kill('SIGTERM');
  await Promise.all(processes.map((one) => one.ended));
  await scene.close();
  await product.stop();
  await members.stop();
  return {
    seed,
    recoveries,
    restarts,
    failures: scene.browser.failures(),
    witness: scene.witness,
    end,
    settled: seconds,
    violations: [...violations, ...open.map((sentence) => ({ invariant: 'I10', sentence })), ...found],
  };
};
