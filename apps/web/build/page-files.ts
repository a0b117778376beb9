import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

/** What a page needs beside the entry: `styles` for its first paint, `scripts` to come alive. Addresses begin with a slash. */
export type PageFiles = Record<string, { styles: string[]; scripts: string[] }>;

const MAIN = 'src/main.tsx';
const ENTRY = 'index.html';
/** Pages of the public route table: their names are those of their files. */
const PAGE = /^src\/pages\/public\/([\w-]+)-page\.tsx$/;

const chunksBehind = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) chunksBehind(manifest, next, found);
  return found;
};

/** Reads from the build's manifest what each public page is made of. */
export const pageFilesOf = async (outDir: string): Promise<PageFiles> => {
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8'));
  const loaded = chunksBehind(manifest, ENTRY);
  const filesOf = (key: string) => {
    const keys = [...new Set([...chunksBehind(manifest, MAIN), ...chunksBehind(manifest, key)])].filter(
      (one) => !loaded.has(one),
    );
    const chunks = keys.map((one) => manifest[one]).filter((chunk) => chunk !== undefined);
    return {
      styles: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
      scripts: chunks.map(({ file }) => `/${file}`),
    };
  };
  const names = Object.keys(manifest).map((key) => [PAGE.exec(key)?.[1], key] as const);
  return Object.fromEntries(names.flatMap(([name, key]) => (name === undefined ? [] : [[name, filesOf(key)]])));
};
