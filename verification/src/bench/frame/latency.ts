import { Bench } from 'tinybench';

/** Milliseconds. */
export type Latency = { readonly p50: number; readonly p99: number };

/**
 * How long something takes that runs again and again, one at a time. @param run gets the number of the run,
 * from 0
 */
export const latencyOf = async (run: (turn: number) => Promise<unknown>, iterations: number): Promise<Latency> => {
  const bench = new Bench({ iterations, time: 0, warmup: false, throws: true });
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
