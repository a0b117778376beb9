import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { freePort } from './free-port.ts';
import { memberOf, mongodArguments, uriOfEmbedded } from './mongod-arguments.ts';

export type LaunchedReplicaSet = {
  readonly uri: string;
  /** Kills the primary by SIGKILL. @returns starts it again on its data, and resolves when every member is in good order */
  readonly killPrimary: () => Promise<() => Promise<void>>;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
};

type Member = { readonly port: number; readonly start: () => void; readonly stop: (signal: NodeJS.Signals) => Promise<void> };

const createMember = (binary: string, dataFolder: string, port: number): Member => {
  let child: ChildProcess | null = null;
  return {
    port,
    start: () => {
      child = spawn(binary, mongodArguments({ dataFolder, port }), { stdio: 'ignore' });
    },
    stop: async (signal) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
};

/** Milliseconds that a set may take until it has a primary and every other member follows it. */
const LONGEST_WAIT = 120_000;
const DEFAULT_ELECTION_TIMEOUT = 10_000;

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  const patience = AbortSignal.timeout(LONGEST_WAIT);
  while (!(await holds().catch(() => false))) await pause(100, undefined, { signal: patience });
};

type MemberState = { readonly name: string; readonly stateStr: string };

const initiate = async (ports: readonly number[], electionTimeout: number): Promise<void> => {
  const members = ports.map((port, _id) => ({ _id, host: memberOf(port).host }));
  const client = new MongoClient(`mongodb://${members[0]?.host}`, { directConnection: true });
  try {
    const settings = { electionTimeoutMillis: electionTimeout };
    await client.db('admin').command({ replSetInitiate: { _id: memberOf(0).replicaSet, members, settings } });
  } finally {
    await client.close();
  }
};

/** Starts a replica set of several members on this machine and returns when it takes writes; for trying what a failover does. */
export const launchReplicaSet = async (options: {
  readonly binary: string;
  readonly dataFolder: string;
  readonly size: number;
  /** Milliseconds without a word of the primary until the others elect another one; MongoDB's own when it is left out. */
  readonly electionTimeout?: number;
}): Promise<LaunchedReplicaSet> => {
  const members = await Promise.all(
    Array.from({ length: options.size }, async (_, index) => {
      const dataFolder = join(options.dataFolder, String(index));
      await mkdir(dataFolder, { recursive: true });
      return createMember(options.binary, dataFolder, await freePort());
    }),
  );
  for (const member of members) member.start();
  const ports = members.map(({ port }) => port);
  // Refused until every member answers.
  await until(() => initiate(ports, options.electionTimeout ?? DEFAULT_ELECTION_TIMEOUT).then(() => true));
  const uri = uriOfEmbedded(ports, 'wayfarer');
  const client = new MongoClient(uri);
  const statesOf = async (): Promise<readonly MemberState[]> =>
    (await client.db('admin').command({ replSetGetStatus: 1 })).members;
  const isInGoodOrder = async (): Promise<boolean> => {
    const states = (await statesOf()).map(({ stateStr }) => stateStr);
    return (
      states.filter((state) => state === 'PRIMARY').length === 1 && states.every((state) => /^(PRIMARY|SECONDARY)$/.test(state))
    );
  };
  await until(isInGoodOrder);
  return {
    uri,
    killPrimary: async () => {
      const name = (await statesOf()).find(({ stateStr }) => stateStr === 'PRIMARY')?.name;
      const primary = members.find(({ port }) => memberOf(port).host === name);
      if (!primary) throw new Error('The replica set has no primary.');
      await primary.stop('SIGKILL');
      return async () => {
        primary.start();
        await until(isInGoodOrder);
      };
    },
    stop: async (signal = 'SIGTERM') => {
      // First, because it takes leave of its sessions: with every member gone it would wait half a minute for one.
      await client.close();
      await Promise.all(members.map((member) => member.stop(signal)));
    },
  };
};
