import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { becomePrimary } from './become-primary.ts';
import { mongodArguments, uriOfEmbedded } from './mongod-arguments.ts';

export type LaunchedMongod = {
  readonly uri: string;
  readonly pid: number;
  /** Ends the server, by default in good order; the data stays. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/** Starts a mongod on the data folder, new or kept, and returns when it takes writes. */
export const launchMongod = async (options: {
  readonly binary: string;
  readonly dataFolder: string;
  readonly port: number;
}): Promise<LaunchedMongod> => {
  await mkdir(options.dataFolder, { recursive: true });
  const child = spawn(options.binary, mongodArguments(options), { stdio: 'ignore' });
  const exited = once(child, 'exit');
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  const ended = exited.then(([code]) => {
    throw new Error(`mongod ended with code ${code}`);
  });
  ended.catch(() => {});
  const waiting = new AbortController();
  try {
    await Promise.race([becomePrimary(options.port, AbortSignal.any([waiting.signal, AbortSignal.timeout(60_000)])), ended]);
  } catch (error) {
    waiting.abort();
    if (child.exitCode === null) await stop('SIGKILL');
    throw error;
  }
  return { uri: uriOfEmbedded(options.port, 'wayfarer'), pid: child.pid ?? 0, stop };
};
