import { setTimeout as pause } from 'node:timers/promises';
import { findMongod, freePort, type LaunchedMongod, launchMongod } from '@wayfarer/mongod';
import type { Random } from './random.ts';

/** Milliseconds: how long it runs between two kills, and how long it stays dead. */
const alive = { least: 4000, most: 12_000 };
const dead = { least: 0, most: 600 };

export type MortalDatabase = {
  readonly uri: string;
  readonly kills: () => number;
  /** Kills it again and again, restarted on the same data, until it was killed as often as asked or it is told to stop. */
  readonly beginDying: (times: number, random: Random) => void;
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

  const dieAgainAndAgain = async (times: number, random: Random): Promise<void> => {
    while (kills < times && !isOver) {
      await pause(random.between(alive.least, alive.most));
      if (isOver) return;
      await current.stop('SIGKILL');
      kills += 1;
      await pause(random.between(dead.least, dead.most));
      current = await launchMongod(options);
    }
  };
  return {
    uri: current.uri,
    kills: () => kills,
    beginDying: (times, random) => {
      dying = dieAgainAndAgain(times, random);
      dying.catch(() => undefined);
    },
    endDying: async () => {
      isOver = true;
      await dying;
    },
    stop: () => current.stop(),
  };
};
