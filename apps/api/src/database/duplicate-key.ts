import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Whether a write failed because something with the same unique value is there already. */
export const isDuplicateKey = (thrown: unknown): thrown is mongo.MongoServerError =>
  thrown instanceof mongo.MongoServerError && thrown.code === DUPLICATE_KEY;

/** Runs an upsert by id. Of two that make the same document at once, the loser runs again and finds it made. */
export const retryUpsert = async <Result>(upsert: () => Promise<Result>): Promise<Result> => {
  try {
    return await upsert();
  } catch (thrown) {
    if (!isDuplicateKey(thrown)) throw thrown;
    return upsert();
  }
};
