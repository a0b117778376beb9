import type { Schema } from 'mongoose';
import type { Config } from '../config.ts';
import type { Logger } from '../logging/logger.ts';
import type { Database } from './connect.ts';
import { markDataVersion } from './data-version.ts';
import { modelOf } from './model-of.ts';

export type MigrationNeeds = { readonly database: Database; readonly config: Config; readonly logger: Logger };

/** Brings documents that an earlier version stored up to this one, and leaves alone those that are. */
export type Migration = (needs: MigrationNeeds) => Promise<unknown>;

/** The collections of the product by model name, and the migrations of older documents. */
export type DatabaseSchema = {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly migrations: readonly Migration[];
};

const prepareCollection = async ({ database, logger }: MigrationNeeds, name: string, schema: Schema): Promise<void> => {
  const model = modelOf(database, name, schema);
  await model.createCollection();
  const { toDrop, toCreate } = await model.diffIndexes({ indexOptionsToCreate: true });
  await model.cleanIndexes({ toDrop });
  // In one command: Mongoose sends one per index, and each reads the whole collection again.
  if (toCreate.length > 0) await model.collection.createIndexes(toCreate.map(([key, options]) => ({ key, ...options })));
  if (toDrop.length > 0)
    logger.info({ collection: model.collection.name, dropped: toDrop }, 'Dropped indexes that are no longer declared');
};

/**
 * Migrates the database to what the code expects: every collection exists (transactions need that) and has
 * exactly the declared indexes, and older documents are brought up. Safe to run again and from several
 * processes at once.
 */
export const migrate = async (needs: MigrationNeeds, { schemas, migrations }: DatabaseSchema): Promise<void> => {
  await Promise.all(Object.entries(schemas).map(([name, schema]) => prepareCollection(needs, name, schema)));
  for (const bringUp of migrations) await bringUp(needs);
  await markDataVersion(needs.database);
};
