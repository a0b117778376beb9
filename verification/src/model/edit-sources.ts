import { registerHooks } from 'node:module';
import type { Edit } from './job.ts';

const sources = new URL('../../../apps/api/src/', import.meta.url);

/**
 * From now on sources of the API that are loaded in this thread read as the edits say.
 * @returns throws when an edit was not made, because its source was never loaded
 */
export const editSources = (edits: readonly Edit[]): (() => void) => {
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
    load: (url, context, next) => {
      const loaded = next(url, context);
      const isEdited = edits.some(({ file }) => url === new URL(file, sources).href);
      return isEdited ? { ...loaded, source: edited(Buffer.from(loaded.source as Uint8Array).toString(), url) } : loaded;
    },
  });
  return () => {
    if (notMade.size > 0) throw new Error('A source that should read differently was never loaded.');
  };
};
