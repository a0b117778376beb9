import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SCRIPT_HASH = "'sha256-c2NyaXB0'";
export const STYLE_HASH = "'sha256-c3R5bGU='";

/**
 * Renders its path, settings and reads as text, and keeps its pages as the real one, which is tested in
 * apps/web: those with a search apart.
 */
const SITE = `const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
const inlined = { scriptHashes: ["${SCRIPT_HASH}"], styleHashes: ["${STYLE_HASH}"] };
export const createSite = ({ publicUrl, ownWords, read, listed, keep, once }) => async ({ path, search, posted }) => {
  if (path.includes('.')) return null;
  if (posted) return once(async () => ({ status: posted.failure === null ? 200 : 400, headers, inlined, text: JSON.stringify({ path, posted }) }));
  const nothing = Object.assign(new Error('nothing there'), { status: 404 });
  const page = (status, told) => ({ status, headers, inlined, text: JSON.stringify(told) });
  return keep(path + (search && '?'), async () => {
    const settings = (await read('showSiteSettings', {})).body;
    const id = path.startsWith('/package-view/') ? path.split('/')[2] : undefined;
    const found = id ? await read('findTourPackage', { params: { id } }) : await read('listDestinations', { query: { limit: 5 } });
    const told = { path, search, settings, publicUrl, ownWords: ownWords.map(({ address }) => address), found, packageIds: await listed[1].listIds(0, 5), words: 'enough of them to be worth compressing '.repeat(30) };
    if (found === null) throw nothing;
    return page(200, told);
  }).catch((thrown) => {
    if (thrown !== nothing) throw thrown;
    return once(async () => page(404, { path }));
  });
};`;

export const SCRIPT = `export const text = '${'a script that is long enough to be worth compressing; '.repeat(20)}';`;

/** A minimal built website, in its own folder, with a secret file beside the folder. */
export const makeWebsiteFolder = async () => {
  const top = await mkdtemp(join(tmpdir(), 'wayfarer-website-'));
  const folder = join(top, 'site');
  const write = async (name: string, content: string | Buffer): Promise<void> => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  await write('index.html', '<!doctype html><script id="site-settings" type="application/json">{}</script>');
  await write('server/site.mjs', SITE);
  await write('.vite/manifest.json', '{}');
  await write('assets/main-abc123.js', SCRIPT);
  await write('assets/main-abc123.js.br', brotliCompressSync(SCRIPT));
  await write('assets/main-abc123.js.gz', gzipSync(SCRIPT));
  await write('early.js', "document.documentElement.dataset.early = '$&';");
  await write('staff-worker.js', '// keeps departures');
  await write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('../secret.txt', 'a secret');
  return {
    folder,
    remove: () => rm(folder, { recursive: true, force: true }),
    removeAll: () => rm(top, { recursive: true, force: true }),
  };
};
