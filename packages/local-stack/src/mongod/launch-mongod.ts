import { mkdir } from 'node:fs/promises';
import { execa } from 'execa';
import { becomePrimary } from './become-primary.ts';
import { mongodArguments, uriOfEmbedded } from './mongod-arguments.ts';

type Options = { readonly binary: string; readonly dataFolder: string; readonly port: number };

export type LaunchedMongod = {
  readonly uri: string;
  readonly pid: number;
  /** Ends the server, by default in good order; the data stays. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/** Starts one member of a replica set on its folder; ends with this process. */
export const startMember = async ({ binary, dataFolder, port }: Options) => {
  await mkdir(dataFolder, { recursive: true });
  const child = execa(binary, mongodArguments({ dataFolder, port }), {
    stdio: 'ignore',
    reject: false,
    forceKillAfterDelay: false,
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await child;
  };
  return { pid: child.pid ?? 0, stop, ended: child.then(({ exitCode }) => exitCode) };
};

/** Starts a mongod on the data folder, new or kept, and returns when it takes writes. */
export const launchMongod = async (options: Options): Promise<LaunchedMongod> => {
  const { pid, stop, ended } = await startMember(options);
  const over = new AbortController();
  void ended.then((code) => over.abort(new Error(`mongod ended with code ${code}`)));
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(60_000)]);
  try {
    await becomePrimary([options.port], signal);
  } catch (error) {
    await stop('SIGKILL');
    throw over.signal.reason ?? error;
  }
  return { uri: uriOfEmbedded([options.port]), pid, stop };
};
