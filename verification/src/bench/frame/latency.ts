import { Bench } from 'tinybench';

/** Milliseconds. */
export type Latency = { readonly p50: number; readonly p99: number };

/** Runs that come first and do not count: of a process that just started they show its compiler. */
const WARM_UP = 20;

/**
 * How long something takes that runs again and again, one at a time. @param run gets the number of the run,
 * from 0
 */
export const latencyOf = async (run: (turn: number) => Promise<unknown>, iterations: number): Promise<Latency> => {
  const bench = new Bench({ iterations, time: 0, warmupIterations: Math.min(WARM_UP, iterations), warmupTime: 0, throws: true });
  let turn = 0;
  bench.add('one', async () => {
    await run(turn);
    turn += 1;
  });
  const [task] = await bench.run();
  const result = task?.result;
  if (!result || !('latency' in result)) throw new Error('Nothing was measured.');
  return { p50: result.latency.p50, p99: result.latency.p99 };
};
