import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import shipped from '@wayfarer/api/rolldown.config';
import { type Plugin, rolldown } from 'rolldown';
import type { Edit } from '../model/job.ts';

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Lets sources read as the edits say. @returns the plugin, and what throws when an edit was not made */
const editing = (edits: readonly Edit[]): { plugin: Plugin; assertAllMade: () => void } => {
  const notMade = new Set(edits);
  const transform = (source: string, id: string): string | null => {
    const own = edits.filter(({ file }) => id === pathOf(`../../../apps/api/src/${file}`));
    if (own.length === 0) return null;
    return own.reduce((text, edit) => {
      if (text.split(edit.find).length !== 2) throw new Error(`${edit.file} does not hold exactly once: ${edit.find}`);
      notMade.delete(edit);
      return text.replace(edit.find, () => edit.instead);
    }, source);
  };
  return {
    plugin: { name: 'without-a-guard', transform },
    assertAllMade: () => {
      if (notMade.size > 0) throw new Error('A source that should read differently was never loaded.');
    },
  };
};

/**
 * Bundles the API as the production build does, with the entry that lets it die at a point: it starts in a third of the time, and is
 * started more than a thousand times.
 * @param edits sources that read differently in it, to see whether that is missed
 * @returns the file to start
 */
export const bundleApi = async (edits: readonly Edit[], folder: string): Promise<string> => {
  const { plugin, assertAllMade } = editing(edits);
  const { external = [] } = shipped;
  const bundle = await rolldown({
    cwd: pathOf('../../../apps/api'),
    input: {
      'api-entry': pathOf('api-entry.ts'),
      'password-worker': pathOf('../../../apps/api/src/features/users/password-worker.ts'),
    },
    platform: 'node',
    external,
    plugins: [plugin],
  });
  const dir = join(folder, 'api');
  await bundle.write({ dir, format: 'esm', entryFileNames: '[name].js' });
  await bundle.close();
  assertAllMade();
  // For what stays outside of the bundle.
  await symlink(pathOf('../../../apps/api/node_modules'), join(dir, 'node_modules'));
  return join(dir, 'api-entry.js');
};
