import { mongo, type Schema } from 'mongoose';

/**
 * How long the database may work on one read, in milliseconds. People get answers in a fraction of it; what
 * takes longer is a query that no index serves, and must not slow the database down.
 */
export const MAX_QUERY_MS = 10_000;

const READS = ['find', 'findOne', 'countDocuments', 'distinct'] as const;

/**
 * Every read of a model ends after `MAX_QUERY_MS`, unless it sets its own limit: 0 for jobs that scan a whole
 * collection.
 */
export const limitQueryTime = (schema: Schema): void => {
  schema.pre([...READS], function limitRead() {
    if (this.getOptions().maxTimeMS === undefined) this.maxTimeMS(MAX_QUERY_MS);
  });
  schema.pre('aggregate', function limitAggregate() {
    if (this.options.maxTimeMS === undefined) this.option({ maxTimeMS: MAX_QUERY_MS });
  });
};

/** Whether no database could be reached, or the connection was lost. */
export const isConnectionFailure = (thrown: unknown): boolean =>
  thrown instanceof mongo.MongoServerSelectionError || thrown instanceof mongo.MongoNetworkError;

const TIME_LIMIT_EXCEEDED = 50;

/** Whether the database stopped a read because it took too long. */
export const isQueryTimeout = (thrown: unknown): boolean =>
  thrown instanceof mongo.MongoServerError && thrown.code === TIME_LIMIT_EXCEEDED;
