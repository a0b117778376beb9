import { MongoClient } from 'mongodb';
import { UserFacingError } from '../user-facing-error.ts';

const open = async (uri: string): Promise<MongoClient> => {
  let client: MongoClient;
  try {
    client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 });
  } catch {
    throw new UserFacingError(
      'MONGODB_URI is not an address of MongoDB: write it as mongodb://host:27017/wayfarer?replicaSet=rs0.',
    );
  }
  try {
    return await client.connect();
  } catch {
    await client.close();
    throw new UserFacingError(
      'The database of MONGODB_URI does not answer: check that it runs, that its address, replica set name and password are right, and that this machine may reach it.',
    );
  }
};

/**
 * Bookings and payments are written in transactions, which a standalone mongod does not have: better said at the start.
 * @throws UserFacingError unless the address leads to a replica set or a sharded cluster.
 */
export const checkReplicaSet = async (uri: string): Promise<void> => {
  const client = await open(uri);
  try {
    const hello = await client.db('admin').command({ hello: 1 });
    if (hello.setName === undefined && hello.msg !== 'isdbgrid') {
      throw new UserFacingError(
        'The database of MONGODB_URI is no replica set, and Wayfarer needs transactions: start that mongod with --replSet and run rs.initiate() once.',
      );
    }
  } finally {
    await client.close();
  }
};
