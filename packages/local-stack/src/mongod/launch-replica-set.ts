import { join } from 'node:path';
import getPort from 'get-port';
import { until } from '../until.ts';
import { becomePrimary, isInGoodOrder, isPrimary } from './become-primary.ts';
import { startMember } from './launch-mongod.ts';
import { uriOfEmbedded } from './mongod-arguments.ts';

export type LaunchedReplicaSet = {
  readonly uri: string;
  /** Kills the primary by SIGKILL. @returns starts it again on its data, and resolves when every member is in good order */
  readonly killPrimary: () => Promise<() => Promise<void>>;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/** Milliseconds that a set may take until it has a primary and every other member follows it. */
const LONGEST_WAIT = 120_000;

/** Starts a replica set of several members on this machine and returns when it takes writes; for trying what a failover does. */
export const launchReplicaSet = async (options: {
  readonly binary: string;
  readonly dataFolder: string;
  readonly size: number;
  /** See becomePrimary. */
  readonly electionTimeout?: number;
}): Promise<LaunchedReplicaSet> => {
  const ports = await Promise.all(Array.from({ length: options.size }, () => getPort()));
  const start = (port: number) =>
    startMember({ binary: options.binary, dataFolder: join(options.dataFolder, String(ports.indexOf(port))), port });
  const members = new Map(await Promise.all(ports.map(async (port) => [port, await start(port)] as const)));
  await becomePrimary(ports, AbortSignal.timeout(LONGEST_WAIT), options.electionTimeout);
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
