import { mongo, type Schema } from 'mongoose';

/**
 * How long the database works on one read at most, in milliseconds. An answer to a person is there in a fraction of it; what takes longer
 * is a question that no index serves, and must not hold the database up.
 */
export const LONGEST_QUERY = 10_000;

const READS = ['find', 'findOne', 'countDocuments', 'distinct'] as const;

/** Every read of a model ends after `LONGEST_QUERY`, unless it names a limit itself: 0 for jobs that go through a whole collection. */
export const limitQueryTime = (schema: Schema): void => {
  schema.pre([...READS], function limitRead() {
    if (this.getOptions().maxTimeMS === undefined) this.maxTimeMS(LONGEST_QUERY);
  });
  schema.pre('aggregate', function limitAggregate() {
    if (this.options.maxTimeMS === undefined) this.option({ maxTimeMS: LONGEST_QUERY });
  });
};

/** Whether there was no database to ask, or the connection to it was lost. */
export const isConnectionFailure = (thrown: unknown): boolean =>
  thrown instanceof mongo.MongoServerSelectionError || thrown instanceof mongo.MongoNetworkError;

const TIME_LIMIT_EXCEEDED = 50;

/** Whether the database gave a read up because it took too long. */
export const isQueryTimeout = (thrown: unknown): boolean =>
  thrown instanceof mongo.MongoServerError && thrown.code === TIME_LIMIT_EXCEEDED;
