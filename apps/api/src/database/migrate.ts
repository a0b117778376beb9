import type { Schema } from 'mongoose';
import type { Dependencies } from '../dependencies.ts';
import { markDataVersion } from './data-version.ts';
import { modelOf } from './model-of.ts';

export type MigrationNeeds = Pick<Dependencies, 'database' | 'config' | 'logger'>;

/** Adds missing fields to documents that an earlier version stored. Changes none that has them. */
export type Backfill = (needs: MigrationNeeds) => Promise<unknown>;

/** The collections of the product by model name, and the backfills for older documents. */
export type DatabaseSchema = { readonly schemas: Readonly<Record<string, Schema>>; readonly backfills: readonly Backfill[] };

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
 * Migrates the database to what the code expects: every collection exists (transactions need that) and has exactly the declared
 * indexes, and no document lacks a field. Safe to run again and from several processes at once.
 */
export const migrate = async (needs: MigrationNeeds, { schemas, backfills }: DatabaseSchema): Promise<void> => {
  await Promise.all(Object.entries(schemas).map(([name, schema]) => prepareCollection(needs, name, schema)));
  for (const complete of backfills) await complete(needs);
  await markDataVersion(needs.database);
};
