import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  becomePrimary,
  freePort,
  isInGoodOrder,
  isPrimary,
  mongodArguments,
  until,
  uriOfEmbedded,
} from '@wayfarer/local-stack/mongod';
import { execa } from 'execa';

type Options = { readonly binary: string; readonly dataFolder: string };
type Member = { readonly pid: number; readonly stop: (signal?: NodeJS.Signals) => Promise<void>; readonly over: AbortSignal };

export type LaunchedMongod = {
  readonly uri: string;
  readonly pid: number;
  /** Ends the server, by default in good order; the data stays. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
};

export type LaunchedReplicaSet = Pick<LaunchedMongod, 'uri' | 'stop'> & {
  /** Kills the primary by SIGKILL. @returns starts it again on its data, and resolves when every member is in good order */
  readonly killPrimary: () => Promise<() => Promise<void>>;
};

/** Milliseconds that a set may take until it has a primary and every other member follows it. */
const LONGEST_WAIT = 120_000;

/** Starts one mongod, which ends with this process. `over` is aborted when it ends. */
const startMember = async ({ binary, dataFolder }: Options, port: number): Promise<Member> => {
  await mkdir(dataFolder, { recursive: true });
  const child = execa(binary, mongodArguments({ dataFolder, port }), {
    stdio: 'ignore',
    reject: false,
    forceKillAfterDelay: false,
  });
  const over = new AbortController();
  const ended = child.then(({ exitCode }) => over.abort(new Error(`mongod ended with code ${exitCode}`)));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return { pid: child.pid ?? 0, stop, over: over.signal };
};

/** Starts a mongod on the data folder, new or kept, and returns when it takes writes. */
export const launchMongod = async ({ port, ...options }: Options & { readonly port: number }): Promise<LaunchedMongod> => {
  const { pid, stop, over } = await startMember(options, port);
  try {
    await becomePrimary([port], AbortSignal.any([over, AbortSignal.timeout(LONGEST_WAIT)]));
  } catch (error) {
    const reason: unknown = over.reason;
    await stop('SIGKILL');
    throw reason ?? error;
  }
  return { uri: uriOfEmbedded([port]), pid, stop };
};

/** Starts a replica set of several members on this machine and returns when it takes writes; for trying what a failover does. */
export const launchReplicaSet = async (options: Options & { readonly size: number }): Promise<LaunchedReplicaSet> => {
  const ports = await Promise.all(Array.from({ length: options.size }, () => freePort()));
  const start = (port: number): Promise<Member> =>
    startMember({ ...options, dataFolder: join(options.dataFolder, String(ports.indexOf(port))) }, port);
  const members = new Map(await Promise.all(ports.map(async (port) => [port, await start(port)] as const)));
  await becomePrimary(ports, AbortSignal.timeout(LONGEST_WAIT));
  return {
    uri: uriOfEmbedded(ports),
    killPrimary: async () => {
      const arePrimary = await Promise.all(ports.map(isPrimary));
      const primary = ports[arePrimary.indexOf(true)];
      if (primary === undefined) throw new Error('The replica set has no primary.');
      await members.get(primary)?.stop('SIGKILL');
      return async () => {
        members.set(primary, await start(primary));
        await until(() => isInGoodOrder(ports), AbortSignal.timeout(LONGEST_WAIT));
      };
    },
    stop: async (signal) => {
      await Promise.all([...members.values()].map((member) => member.stop(signal)));
    },
  };
};
