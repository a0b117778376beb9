import { randomBytes } from 'node:crypto';
import { createConnection, type mongo } from 'mongoose';
import { dropUndeclaredIndexes } from '../database/migrate.ts';
import { databaseSchema } from '../every-feature.ts';
import { createLogger } from '../logging/logger.ts';

/** Above it, dropping a collection and creating its indexes again is faster than deleting its documents. */
const MAX_DELETED = 1000;
const kept = new Set(Object.values(databaseSchema.schemas).map((schema) => schema.get('collection')));

/** The databases that ended test files of this worker have left, in that order. */
const left: string[] = [];

const emptyCollection = async (db: mongo.Db, { name, options }: mongo.CollectionInfo): Promise<unknown> => {
  const collection = db.collection(name);
  const isAsMigrated = kept.has(name) && Object.keys(options ?? {}).length === 0;
  if (!isAsMigrated || (await collection.estimatedDocumentCount()) > MAX_DELETED) return collection.drop();
  await collection.deleteMany();
  // A plan that was chosen for earlier documents must not be taken for the next.
  return db.command({ planCacheClear: name });
};

/** Leaves only the product's collections, without documents; `migrate` then corrects their indexes. */
const emptyDatabase = async (uri: string): Promise<void> => {
  const connection = await createConnection(uri).asPromise();
  const { db } = connection;
  if (!db) throw new Error('There is no database.');
  await db.setProfilingLevel('off');
  const collections = await db.listCollections({}, { nameOnly: false }).toArray();
  await Promise.all(collections.map((collection) => emptyCollection(db, collection)));
  await dropUndeclaredIndexes({ database: connection, logger: createLogger('silent') }, databaseSchema);
  await connection.close();
};

/**
 * The address of an empty database that nobody else uses until it is left. It is one that an earlier test
 * file has left, if there are two: creating the 145 indexes again takes longer than most files. The one that
 * was left last is not taken, so that whatever ended late in its file cannot reach the next.
 */
export const takeDatabase = async (server: string): Promise<string> => {
  const uri = new URL(server);
  const known = left.length > 1 ? left.shift() : undefined;
  uri.pathname = `/${known ?? `test-${randomBytes(6).toString('hex')}`}`;
  if (known !== undefined) await emptyDatabase(uri.href);
  return uri.href;
};

/** Gives back a database that `takeDatabase` gave. */
export const leaveDatabase = (uri: string): void => void left.push(new URL(uri).pathname.slice(1));
