import { MongoClient } from 'mongodb';
import { UserFacingError } from '../user-facing-error.ts';

const sentences = {
  malformed: 'MONGODB_URI is not an address of MongoDB: write it as mongodb://host:27017/wayfarer?replicaSet=rs0.',
  silent:
    'The database of MONGODB_URI does not answer: check that it runs, that its address, replica set name and password are right, and that this machine may reach it.',
  standalone:
    'The database of MONGODB_URI is no replica set, and Wayfarer needs transactions: start that mongod with --replSet and run rs.initiate() once.',
};

const createClient = (uri: string): MongoClient => {
  try {
    return new MongoClient(uri, { serverSelectionTimeoutMS: 5000 });
  } catch {
    throw new UserFacingError(sentences.malformed);
  }
};

/**
 * Bookings and payments are written in transactions, which a standalone mongod does not have: better said at the start.
 * @throws UserFacingError unless the address leads to a replica set or a sharded cluster.
 */
export const checkReplicaSet = async (uri: string): Promise<void> => {
  const client = createClient(uri);
  try {
    const hello = await client.db('admin').command({ hello: 1 });
    if (hello.setName === undefined && hello.msg !== 'isdbgrid') throw new UserFacingError(sentences.standalone);
  } catch (error) {
    throw error instanceof UserFacingError ? error : new UserFacingError(sentences.silent);
  } finally {
    await client.close();
  }
};
