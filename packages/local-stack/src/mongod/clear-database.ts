import { MongoClient } from 'mongodb';

/** Removes everything in the database that the address names. */
export const clearDatabase = async (uri: string): Promise<void> => {
  const client = await new MongoClient(uri).connect();
  try {
    await client.db().dropDatabase();
  } finally {
    await client.close();
  }
};
