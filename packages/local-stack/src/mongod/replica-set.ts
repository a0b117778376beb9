import { type Db, MongoClient, MongoServerError } from 'mongodb';
import { until } from '../until.ts';
import { hostOf, replicaSet } from './mongod-arguments.ts';

const notYetInitialized = 94;

/**
 * Connects to the mongod on this port only, whatever its role in the set is.
 * @param patience the time limit for its answers, in milliseconds
 */
export const withMember = async <Result>(port: number, work: (admin: Db) => Promise<Result>, patience = 250): Promise<Result> => {
  const client = new MongoClient(`mongodb://${hostOf(port)}`, { directConnection: true, serverSelectionTimeoutMS: patience });
  try {
    return await work(client.db('admin'));
  } finally {
    await client.close();
  }
};

/**
 * The members' names contain their ports: after a start on other ports the stored configuration is
 * force-updated.
 */
const configure = async (admin: Db, ports: readonly number[]): Promise<void> => {
  const members = ports.map((port, _id) => ({ _id, host: hostOf(port) }));
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    const kept: readonly { host: string }[] = config.members;
    if (members.every(({ host }, index) => kept[index]?.host === host)) return;
    const corrected = members.map((member, index) => ({ ...kept[index], ...member }));
    await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members: corrected }, force: true });
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== notYetInitialized) throw error;
    await admin.command({ replSetInitiate: { _id: replicaSet, members } });
  }
};

const hello = (port: number) => withMember(port, (admin) => admin.command({ hello: 1 }));

export const isPrimary = async (port: number): Promise<boolean> => (await hello(port)).isWritablePrimary;

/** Whether one member is the primary and all others are secondaries. */
export const isInGoodOrder = async (ports: readonly number[]): Promise<boolean> => {
  const answers = await Promise.all(ports.map(hello));
  const primaries = answers.filter(({ isWritablePrimary }) => isWritablePrimary);
  return primaries.length === 1 && answers.every(({ isWritablePrimary, secondary }) => isWritablePrimary || secondary);
};

/**
 * Forms a replica set of the mongods on these ports and returns when it accepts writes: of fresh ones, of
 * ones that were stopped or killed, and of ones that restart on other ports.
 */
export const becomePrimary = async (ports: readonly number[], signal: AbortSignal): Promise<void> => {
  const [first = 0] = ports;
  // Refused until every member answers.
  await until(() => withMember(first, (admin) => configure(admin, ports)).then(() => true), signal);
  await until(() => isInGoodOrder(ports), signal);
};
