export type TimedStep = <Result>(label: (result: Result) => string | null, work: () => Promise<Result>) => Promise<Result>;

/** Says after each step how long it took: 'Database ready (1.2 s)'. A label of null says nothing. */
export const timedSteps =
  (say: (line: string) => void): TimedStep =>
  async (label, work) => {
    const startedAt = performance.now();
    const result = await work();
    const line = label(result);
    if (line !== null) say(`${line} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    return result;
  };
