import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFoundScreen, type Screen, screens } from '@wayfarer/contracts/screens';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

/** `styles`: what a page's first paint needs; `scripts`: what makes it alive. Addresses begin with a slash. */
export type PageFiles = Record<string, { styles: string[]; scripts: string[] }>;

const MAIN = 'src/main.tsx';
/** Those that the server sends whole. */
const PAGES = [
  notFoundScreen.page,
  ...Object.values<Screen>(screens).flatMap(({ audience, page }) => (audience === 'everyone' ? [page] : [])),
];

const chunksBehind = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) chunksBehind(manifest, next, found);
  return found;
};

/** Reads from the build's manifest what each public page is made of. */
export const pageFilesOf = async (outDir: string): Promise<PageFiles> => {
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8'));
  const filesOf = (key: string) => {
    if (!(key in manifest)) throw new Error(`The table of screens names ${key}, which is no page.`);
    // What starts the code comes first.
    const keys = [...new Set([...chunksBehind(manifest, MAIN), ...chunksBehind(manifest, key)])];
    const chunks = keys.map((one) => manifest[one]).filter((chunk) => chunk !== undefined);
    return {
      styles: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
      scripts: chunks.map(({ file }) => `/${file}`),
    };
  };
  return Object.fromEntries(PAGES.map((page) => [page, filesOf(`src/pages/${page}.tsx`)]));
};
