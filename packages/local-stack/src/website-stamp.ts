import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { repositoryRoot, websiteFolder } from './repository-paths.ts';

const sources = [
  websiteFolder,
  join(repositoryRoot, 'packages', 'contracts'),
  join(repositoryRoot, 'pnpm-lock.yaml'),
  join(repositoryRoot, 'tsconfig.base.json'),
];
const notPartOfIt = /(^|\/)(node_modules|dist|coverage|\.turbo|testing)(\/|$)|\.test\.tsx?$/;

const listFiles = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (entries === null) return [path];
  const kept = entries
    .map((entry) => join(path, entry.name))
    .filter((file) => !notPartOfIt.test(relative(repositoryRoot, file).replaceAll('\\', '/')));
  return (await Promise.all(kept.map(listFiles))).flat();
};

/**
 * What the built website depends on, and what was built: a site that another build has replaced meanwhile counts as
 * stale. Null when there is no built site.
 */
export const findWebsiteStamp = async (dist: string): Promise<string | null> => {
  const index = join(dist, 'index.html');
  if (!existsSync(index)) return null;
  const files = (await Promise.all(sources.map(listFiles))).flat().toSorted();
  const hash = createHash('sha256');
  for (const file of [...files, index]) hash.update(`${relative(repositoryRoot, file)}\0`).update(await readFile(file));
  return hash.digest('hex');
};
