import { mkdir } from 'node:fs/promises';
import { keepRunning } from './keep-running.ts';
import { becomePrimary, findMongod, mongodArguments, uriOfEmbedded } from './mongod/index.ts';
import type { Stack } from './stack.ts';

/** Finds or fetches mongod, starts it on the data folder and returns the address of a database that takes writes. */
export const startDatabase = async ({ crew, layout, log, ports, say, env }: Stack): Promise<string> => {
  const binary = await findMongod({ env, onProgress: say, signal: crew.stopping });
  await mkdir(layout.databaseFiles, { recursive: true });
  await keepRunning(
    {
      name: 'The database',
      command: binary,
      args: mongodArguments({ dataFolder: layout.databaseFiles, port: ports.database }),
      logFile: log('database'),
      untilReady: (signal) => becomePrimary(ports.database, signal),
      stopOrder: 2,
    },
    crew,
    say,
  );
  return uriOfEmbedded(ports.database, 'wayfarer');
};
