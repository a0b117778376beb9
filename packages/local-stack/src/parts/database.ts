import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { findMongod } from '../mongod/find-mongod.ts';
import { mongodArguments } from '../mongod/mongod-arguments.ts';
import { keepRunning } from '../processes/keep-running.ts';
import type { Stack } from '../stack.ts';

/** Finds or fetches mongod, starts it on the data folder and returns when it takes writes. */
export const startDatabase = async (stack: Stack): Promise<void> => {
  const { processes, layout, ports, say, env } = stack;
  const command = await findMongod({ env, onProgress: say, signal: processes.stopping });
  // A demo whose making was interrupted: nobody can have used it, because the API starts after it.
  if (existsSync(layout.demoBegun)) await rm(layout.database, { recursive: true });
  await mkdir(layout.databaseFiles, { recursive: true });
  const args = mongodArguments({ dataFolder: layout.databaseFiles, port: ports.database });
  const untilReady = async (signal: AbortSignal): Promise<void> => {
    // Its driver is loaded while mongod starts.
    const { becomePrimary } = await import('../mongod/become-primary.ts');
    await becomePrimary([ports.database], signal);
  };
  await keepRunning({ name: 'The database', log: 'database', command, args, stopOrder: 2 }, untilReady, stack);
};
