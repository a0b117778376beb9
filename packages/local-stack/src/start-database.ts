import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { keepRunning } from './keep-running.ts';
import { becomePrimary, findMongod, mongodArguments, uriOfEmbedded } from './mongod/index.ts';
import type { Stack } from './stack.ts';

/** Finds or fetches mongod, starts it on the data folder and returns the address of a database that takes writes. */
export const startDatabase = async (stack: Stack): Promise<string> => {
  const { supervisor, layout, ports, say, env } = stack;
  const binary = await findMongod({ env, onProgress: say, signal: supervisor.stopping });
  // A demo whose making was interrupted: nobody can have used it, because the API starts after it.
  if (existsSync(layout.demoBegun)) await rm(layout.database, { recursive: true });
  await mkdir(layout.databaseFiles, { recursive: true });
  await keepRunning(
    {
      name: 'The database',
      log: 'database',
      command: binary,
      args: mongodArguments({ dataFolder: layout.databaseFiles, port: ports.database }),
      untilReady: (signal) => becomePrimary([ports.database], signal),
      stopOrder: 2,
    },
    stack,
  );
  return uriOfEmbedded([ports.database]);
};
