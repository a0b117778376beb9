const DUPLICATE = 11_000;

/** Whether a write failed because something with the same unique value is there already. */
export const isDuplicate = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === DUPLICATE;

/** Runs an upsert by id. Of two that make the same document at once, the loser runs again and finds it made. */
export const upserted = async <Result>(upsert: () => Promise<Result>): Promise<Result> => {
  try {
    return await upsert();
  } catch (thrown) {
    if (!isDuplicate(thrown)) throw thrown;
    return upsert();
  }
};
