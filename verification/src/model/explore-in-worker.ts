// A thread of its own for each exploration: pauses vanish in it, and a guard may be broken.
import { registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Job } from './run-jobs.ts';

const { scenario, mostStates, without } = workerData as Job;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'node:timers/promises' ? next(new URL('no-pause.ts', import.meta.url).href, context) : next(specifier, context),
});
const { explore } = await import('./explore.ts');
if (without) {
  const { findBrokenGuard } = await import('../guards/broken-guards.ts');
  const { modelledDependencies } = await import('./modelled-dependencies.ts');
  Object.assign(modelledDependencies, findBrokenGuard(without).break(modelledDependencies));
}
parentPort?.postMessage(await explore(scenario, mostStates));
