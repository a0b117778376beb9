import { setTimeout as pause } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';
import { messageOf } from '../errors/message-of.ts';
import { assertUsableData } from './data-version.ts';

/** The open database, as operations pass it to repositories. */
export type Database = Connection;

/**
 * How long a call waits for a writable database, in milliseconds: longer than three nodes need to elect
 * another primary, which is some 10 s by default. So calls survive the loss of a primary; their callers are
 * told after MAX_ANSWER_SECONDS to check again.
 */
const MAX_WAIT_MS = 15_000;
/**
 * Milliseconds after which an unused connection is closed. A peak opens up to a hundred, and each keeps in
 * memory its last read and the call that opened it, some 250 kB (docs/decisions/0051).
 */
const MAX_IDLE_MS = 60_000;

/**
 * Opens the database. Writes wait for the majority and its journal, so that acknowledged writes survive any
 * crash.
 * @param monitorCommands whether each command is reported, for traces
 * @param maxIdleTimeMS milliseconds after which an unused connection is closed
 * @throws Error with one sentence when it cannot be reached in time, is not a replica set (transactions and
 * change streams need one), or is too old or too new
 */
export const connectDatabase = async (
  uri: string,
  { monitorCommands = false, maxIdleTimeMS = MAX_IDLE_MS } = {},
): Promise<Connection> => {
  const connection = mongoose.createConnection(uri, {
    autoIndex: false,
    autoCreate: false,
    serverSelectionTimeoutMS: MAX_WAIT_MS,
    writeConcern: { w: 'majority', journal: true },
    retryWrites: true,
    maxIdleTimeMS,
    monitorCommands,
  });
  try {
    await connection.asPromise();
    const hello = await connection.db?.admin().command({ hello: 1 });
    // A mongos has no set name, and routes to several sets.
    if (!hello?.setName && hello?.msg !== 'isdbgrid') throw new Error('It is not a replica set.');
  } catch (thrown) {
    await connection.destroy();
    const reason = messageOf(thrown);
    throw new Error(
      `The database cannot be used: ${reason} With docker compose: docker compose logs --tail 20 mongo, or DATABASE_URI where that is set. Otherwise check MONGODB_URI; it must name a MongoDB replica set (one node is enough), with its name in ?replicaSet=.`,
    );
  }
  try {
    await assertUsableData(connection);
    return connection;
  } catch (thrown) {
    await connection.destroy();
    throw thrown;
  }
};

/** How long a usable database takes to answer at most, in milliseconds. */
const MAX_PING_MS = 2000;

/** Whether the database answers now. */
export const isDatabaseReachable = async (connection: Connection): Promise<boolean> => {
  const answers = async (): Promise<boolean> => {
    try {
      await connection.db?.command({ ping: 1 });
      return connection.readyState === mongoose.ConnectionStates.connected;
    } catch {
      return false;
    }
  };
  // Our own timer: the driver's starts only once it has a connection, and a frozen one looks open for half a
  // minute.
  return Promise.race([answers(), pause(MAX_PING_MS, false, { ref: false })]);
};
