import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Whether a write failed because the unique value already exists. */
export const isDuplicateKey = (thrown: unknown): thrown is mongo.MongoServerError =>
  thrown instanceof mongo.MongoServerError && thrown.code === DUPLICATE_KEY;

/** Runs an upsert by id. When two create the same document at once, the loser retries and finds it. */
export const retryUpsert = async <Result>(upsert: () => Promise<Result>): Promise<Result> => {
  try {
    return await upsert();
  } catch (thrown) {
    if (!isDuplicateKey(thrown)) throw thrown;
    return upsert();
  }
};
