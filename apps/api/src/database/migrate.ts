import type { Connection, Schema } from 'mongoose';
import type { Logger } from '../logging/logger.ts';
import { modelOf } from './model-of.ts';

/** The collections of the product, by model name. `app.ts` gathers them from the features. */
export type Schemas = Readonly<Record<string, Schema>>;

/**
 * Brings the database to the shape that the code expects: every collection exists (transactions need that) and has exactly the declared
 * indexes. Safe to run again and from several processes at once.
 */
export const migrate = async (connection: Connection, schemas: Schemas, logger: Logger): Promise<void> => {
  for (const [name, schema] of Object.entries(schemas)) {
    const model = modelOf(connection, name, schema);
    await model.createCollection();
    const dropped = await model.syncIndexes();
    if (dropped.length > 0)
      logger.info({ collection: model.collection.name, dropped }, 'Dropped indexes that are no longer declared');
  }
};
