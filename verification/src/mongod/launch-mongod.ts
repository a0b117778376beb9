import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  becomePrimary,
  findMongod,
  freePort,
  isInGoodOrder,
  isPrimary,
  mongodArguments,
  until,
  uriOfEmbedded,
} from '@wayfarer/local-stack/mongod';
import { execa } from 'execa';

type Member = { readonly pid: number; readonly stop: (signal?: NodeJS.Signals) => Promise<void>; readonly over: AbortSignal };

export type LaunchedMongod = {
  readonly uri: string;
  readonly pid: number;
  /** Stops the server, by default cleanly; the data stays. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Restarts a stopped server on the same data and port. */
  readonly startAgain: () => Promise<void>;
};

export type LaunchedReplicaSet = Pick<LaunchedMongod, 'uri' | 'stop'> & {
  /**
   * Kills the primary by SIGKILL. @returns a function that restarts it on its data, and resolves when every
   * member is healthy
   */
  readonly killPrimary: () => Promise<() => Promise<void>>;
};

/** Milliseconds that a set may take until it has a primary and every other member follows it. */
const MAX_WAIT_MS = 120_000;

/** Starts one mongod, which ends with this process. `over` is aborted when it ends. */
const startMember = async (binary: string, dataFolder: string, port: number): Promise<Member> => {
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

/** Starts a mongod on a new or existing data folder, and returns when it accepts writes. */
export const launchMongod = async (dataFolder: string, port?: number): Promise<LaunchedMongod> => {
  const [binary, own] = [await findMongod({ onProgress: console.error }), port ?? (await freePort())];
  const start = async (): Promise<Member> => {
    const member = await startMember(binary, dataFolder, own);
    try {
      await becomePrimary([own], AbortSignal.any([member.over, AbortSignal.timeout(MAX_WAIT_MS)]));
      return member;
    } catch (error) {
      const reason: unknown = member.over.reason;
      await member.stop('SIGKILL');
      throw reason ?? error;
    }
  };
  let member = await start();
  return {
    uri: uriOfEmbedded([own]),
    get pid() {
      return member.pid;
    },
    stop: (signal) => member.stop(signal),
    startAgain: async () => {
      member = await start();
    },
  };
};

/**
 * Starts a replica set of several members on this machine and returns when it accepts writes; for testing
 * failover.
 */
export const launchReplicaSet = async (dataFolder: string, size: number): Promise<LaunchedReplicaSet> => {
  const binary = await findMongod({ onProgress: console.error });
  const ports = await Promise.all(Array.from({ length: size }, () => freePort()));
  const start = (port: number): Promise<Member> => startMember(binary, join(dataFolder, String(ports.indexOf(port))), port);
  const members = new Map(await Promise.all(ports.map(async (port) => [port, await start(port)] as const)));
  await becomePrimary(ports, AbortSignal.timeout(MAX_WAIT_MS));
  return {
    uri: uriOfEmbedded(ports),
    killPrimary: async () => {
      const arePrimary = await Promise.all(ports.map(isPrimary));
      const primary = ports[arePrimary.indexOf(true)];
      if (primary === undefined) throw new Error('The replica set has no primary.');
      await members.get(primary)?.stop('SIGKILL');
      return async () => {
        members.set(primary, await start(primary));
        await until(() => isInGoodOrder(ports), AbortSignal.timeout(MAX_WAIT_MS));
      };
    },
    stop: async (signal) => {
      await Promise.all([...members.values()].map((member) => member.stop(signal)));
    },
  };
};
