import { setTimeout as pause } from 'node:timers/promises';
import { type Db, MongoClient, MongoServerError } from 'mongodb';
import { memberOf } from './mongod-arguments.ts';

const notYetInitialized = 94;

/** The member's name holds its port: after a start on another port the kept configuration is corrected by force. */
const configure = async (admin: Db, port: number): Promise<void> => {
  const { replicaSet, host } = memberOf(port);
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    if (config.members[0].host === host) return;
    const corrected = { ...config, version: config.version + 1, members: [{ ...config.members[0], host }] };
    await admin.command({ replSetReconfig: corrected, force: true });
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== notYetInitialized) throw error;
    await admin.command({ replSetInitiate: { _id: replicaSet, members: [{ _id: 0, host }] } });
  }
};

const waitForPrimary = async (admin: Db, signal: AbortSignal): Promise<void> => {
  for (;;) {
    const { isWritablePrimary } = await admin.command({ hello: 1 });
    if (isWritablePrimary) return;
    await pause(25, undefined, { signal });
  }
};

const connect = async (port: number, signal: AbortSignal): Promise<MongoClient> => {
  for (;;) {
    const client = new MongoClient(`mongodb://127.0.0.1:${port}`, { directConnection: true, serverSelectionTimeoutMS: 250 });
    try {
      return await client.connect();
    } catch (error) {
      await client.close();
      if (signal.aborted) throw error;
      await pause(50, undefined, { signal });
    }
  }
};

/**
 * Makes the mongod on this port the primary of its own replica set and returns when it takes writes: a fresh one, one
 * that was stopped or killed, and one that comes back on another port.
 */
export const becomePrimary = async (port: number, signal: AbortSignal = AbortSignal.timeout(60_000)): Promise<void> => {
  const client = await connect(port, signal);
  try {
    const admin = client.db('admin');
    await configure(admin, port);
    await waitForPrimary(admin, signal);
  } finally {
    await client.close();
  }
};
