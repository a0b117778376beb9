import { symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import shipped from '@wayfarer/api/rolldown.config';
import { rolldown } from 'rolldown';

const fileOf = (module: string): string => fileURLToPath(import.meta.resolve(module));

/**
 * Bundles the API as the production build does, with the entry that lets it die at a point: it starts in a
 * third of the time, and is started more than a thousand times.
 * @returns the file to start
 */
export const bundleApi = async (folder: string): Promise<string> => {
  const api = dirname(fileOf('@wayfarer/api/rolldown.config'));
  const { input, output, ...settings } = shipped;
  const bundle = await rolldown({ ...settings, cwd: api, input: { ...input, 'api-entry': fileOf('./api-entry.ts') } });
  const dir = join(folder, 'api');
  await bundle.write({ ...output, dir, sourcemap: false });
  await bundle.close();
  // For what stays outside of the bundle.
  await symlink(join(api, 'node_modules'), join(dir, 'node_modules'));
  return join(dir, 'api-entry.js');
};
