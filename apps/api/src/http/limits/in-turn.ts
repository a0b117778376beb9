let last: Promise<unknown> = Promise.resolve();

/** Runs jobs one after another in the order in which they came; one that fails fails alone. */
export const inTurn = <Result>(job: () => Promise<Result>): Promise<Result> => {
  const result = last.then(job, job);
  last = result;
  return result;
};
