// A thread of its own for each exploration, because it changes how sources are loaded: pauses vanish, and guards may be missing.
import { registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Job } from './job.ts';

const { scenario, mostStates, edits } = workerData as Job;
const sources = new URL('../', import.meta.url);
const notMade = new Set(edits);

const edited = (source: string, url: string): string =>
  edits
    .filter(({ file }) => url === new URL(file, sources).href)
    .reduce((text, edit) => {
      if (text.split(edit.find).length !== 2) throw new Error(`${edit.file} does not hold exactly once: ${edit.find}`);
      notMade.delete(edit);
      return text.replace(edit.find, () => edit.instead);
    }, source);

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'node:timers/promises' ? next(new URL('no-pause.ts', import.meta.url).href, context) : next(specifier, context),
  load: (url, context, next) => {
    const loaded = next(url, context);
    const isEdited = edits.some(({ file }) => url === new URL(file, sources).href);
    return isEdited ? { ...loaded, source: edited(Buffer.from(loaded.source as Uint8Array).toString(), url) } : loaded;
  },
});

const { explore } = await import('./explore.ts');
const exploration = await explore(scenario, mostStates);
if (notMade.size > 0) throw new Error('A source that should read differently was never loaded.');
parentPort?.postMessage(exploration);
