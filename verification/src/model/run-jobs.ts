import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Exploration } from './explore.ts';
import type { Scenario } from './scenario.ts';

/** One exploration: of the shipped product, or without a guard. */
export type Job = { readonly scenario: Scenario; readonly mostStates: number; readonly without: string | null };

/** Memory for the states of one exploration, in megabytes: enough for some ten million. */
const MEMORY = 8000;

const runJob = (job: Job): Promise<Exploration> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./explore-in-worker.ts', import.meta.url), {
      workerData: job,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`The exploration of '${job.scenario.name}' ended without a result.`)));
  });

/**
 * Runs explorations, as many at the same time as the machine has processors; the results in the order of the
 * jobs.
 */
export const runJobs = async (
  jobs: readonly Job[],
  onResult: (exploration: Exploration, index: number) => void = () => undefined,
): Promise<Exploration[]> => {
  const results: Exploration[] = [];
  const waiting = [...jobs.entries()];
  const workThrough = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, job] = next;
      const result = await runJob(job);
      results[index] = result;
      onResult(result, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, workThrough));
  return results;
};
