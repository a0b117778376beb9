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

/** Only one index of a collection has these fields in this order. */
const sameFields = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

const prepareCollection = async ({ database, logger }: MigrationNeeds, name: string, schema: Schema): Promise<void> => {
  const model = modelOf(database, name, schema);
  await model.createCollection();
  const { toDrop, toCreate } = await model.diffIndexes({ indexOptionsToCreate: true });
  const existing = await model.listIndexes();
  const inTheWay = toDrop.filter((index) =>
    existing.some(({ name: existingName, key }) => existingName === index && toCreate.some(([made]) => sameFields(made, key))),
  );
  await model.cleanIndexes({ toDrop: inTheWay });
  // In one command: Mongoose sends one per index, and each reads the whole collection again.
  if (toCreate.length > 0) await model.collection.createIndexes(toCreate.map(([key, options]) => ({ key, ...options })));
  const kept = toDrop.filter((index) => !inTheWay.includes(index));
  const { name: collection } = model.collection;
  if (inTheWay.length > 0) logger.info({ collection, indexes: inTheWay }, 'Made indexes anew that are declared in another way');
  if (kept.length > 0)
    logger.info({ collection, indexes: kept }, 'Kept indexes of another version, whose processes may name them');
};

/**
 * Migrates the database to what the code expects: every collection exists (transactions need that) and has
 * all declared indexes, and older documents are brought up. Indexes that only another version declares stay,
 * because a query of its processes, which may still run, fails without the index that it names. Safe to run
 * again and from several processes at once.
 */
export const migrate = async (needs: MigrationNeeds, { schemas, migrations }: DatabaseSchema): Promise<void> => {
  await Promise.all(Object.entries(schemas).map(([name, schema]) => prepareCollection(needs, name, schema)));
  for (const bringUp of migrations) await bringUp(needs);
  await markDataVersion(needs.database);
};

/**
 * Drops the indexes that this version does not declare. Only once no process of another version runs any
 * more: docker/update.sh does so last.
 */
export const dropUndeclaredIndexes = async (
  { database, logger }: Pick<MigrationNeeds, 'database' | 'logger'>,
  { schemas }: Pick<DatabaseSchema, 'schemas'>,
): Promise<void> => {
  for (const [name, schema] of Object.entries(schemas)) {
    const model = modelOf(database, name, schema);
    const { toDrop } = await model.diffIndexes();
    await model.cleanIndexes({ toDrop });
    if (toDrop.length > 0)
      logger.info({ collection: model.collection.name, indexes: toDrop }, 'Dropped indexes that this version does not declare');
  }
};
