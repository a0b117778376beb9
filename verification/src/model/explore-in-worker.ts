// A thread of its own for each exploration, because it changes how sources are loaded: pauses vanish, and guards may be missing.
import { registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { editSources } from './edit-sources.ts';
import type { Job } from './job.ts';

const { scenario, mostStates, edits } = workerData as Job;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'node:timers/promises' ? next(new URL('no-pause.ts', import.meta.url).href, context) : next(specifier, context),
});
const assertAllMade = editSources(edits);

const { explore } = await import('./explore.ts');
const exploration = await explore(scenario, mostStates);
assertAllMade();
parentPort?.postMessage(exploration);
