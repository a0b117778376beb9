import { setTimeout as pause } from 'node:timers/promises';
import { launchMongod } from '../mongod/launch-mongod.ts';
import type { Random } from './random.ts';

/** Milliseconds: how long it runs at least between two kills, and how long it stays down. */
const up = { least: 3000, most: 8000 };
const down = { least: 0, most: 600 };

/** A real mongod, one node as its own replica set, on a data folder that outlives it. */
export const startKillableDatabase = async (dataFolder: string) => {
  const { uri, stop, startAgain } = await launchMongod(dataFolder);
  let kills = 0;
  return {
    uri,
    kills: () => kills,
    /**
     * Kills it again and again, restarted on the same data, whenever one more kill is due, until the signal.
     */
    killRepeatedly: async (killsDue: () => number, random: Random, over: AbortSignal): Promise<void> => {
      while (!over.aborted) {
        await pause(random.between(up.least, up.most));
        if (over.aborted || kills >= killsDue()) continue;
        await stop('SIGKILL');
        kills += 1;
        await pause(random.between(down.least, down.most));
        await startAgain();
      }
    },
    stop,
  };
};
