import { setTimeout as pause } from 'node:timers/promises';
import { findMongod, freePort, type LaunchedMongod, launchMongod } from '@wayfarer/local-stack/mongod';
import type { Random } from './random.ts';

/** Milliseconds: how long it runs at least between two kills, and how long it stays dead. */
const alive = { least: 3000, most: 8000 };
const dead = { least: 0, most: 600 };

export type MortalDatabase = {
  readonly uri: string;
  readonly kills: () => number;
  /** Kills it again and again, restarted on the same data, whenever one more kill is due, until it is told to stop. */
  readonly beginDying: (killsDue: () => number, random: Random) => void;
  readonly endDying: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A real mongod, one node as its own replica set, on a data folder that outlives it. */
export const startMortalDatabase = async (dataFolder: string): Promise<MortalDatabase> => {
  const options = { binary: await findMongod(), dataFolder, port: await freePort() };
  let current: LaunchedMongod = await launchMongod(options);
  // Were this process to end by an error, nobody else would end the database.
  process.on('exit', () => void current.stop('SIGKILL'));
  let kills = 0;
  let isOver = false;
  let dying: Promise<void> = Promise.resolve();

  const dieAgainAndAgain = async (killsDue: () => number, random: Random): Promise<void> => {
    while (!isOver) {
      await pause(random.between(alive.least, alive.most));
      if (isOver || kills >= killsDue()) continue;
      await current.stop('SIGKILL');
      kills += 1;
      await pause(random.between(dead.least, dead.most));
      current = await launchMongod(options);
    }
  };
  return {
    uri: current.uri,
    kills: () => kills,
    beginDying: (killsDue, random) => {
      dying = dieAgainAndAgain(killsDue, random);
      dying.catch(() => undefined);
    },
    endDying: async () => {
      isOver = true;
      await dying;
    },
    stop: () => current.stop(),
  };
};
