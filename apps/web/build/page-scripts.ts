import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { audienceOf, notFoundScreen, type Screen, screens } from '@wayfarer/contracts/screens';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

/**
 * The scripts that a page needs to become interactive, by its name in the table of screens. Addresses begin
 * with a slash.
 */
export type PageScripts = Record<string, string[]>;

const MAIN = 'src/main.tsx';
/** The pages that the server renders. */
const PAGES = [
  notFoundScreen.page,
  ...Object.values<Screen>(screens).flatMap((screen) => (audienceOf(screen) === 'everyone' ? [screen.page] : [])),
];

const chunksBehind = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) chunksBehind(manifest, next, found);
  return found;
};

/** Reads from the build's manifest which scripts each public page is made of. */
export const pageScriptsOf = async (outDir: string): Promise<PageScripts> => {
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8'));
  const scriptsOf = (key: string): string[] => {
    if (!(key in manifest)) throw new Error(`The table of screens names ${key}, which is not a page.`);
    // The entry script comes first.
    const keys = [...new Set([...chunksBehind(manifest, MAIN), ...chunksBehind(manifest, key)])];
    const chunks = keys.flatMap((one) => manifest[one] ?? []);
    const late = chunks.flatMap(({ css = [] }) => css);
    if (late.length > 0) throw new Error(`${key} has styles of its own (${late.join()}): import them in src/app/app.css.`);
    return chunks.map(({ file }) => `/${file}`);
  };
  return Object.fromEntries(PAGES.map((page) => [page, scriptsOf(`src/pages/${page}.tsx`)]));
};
