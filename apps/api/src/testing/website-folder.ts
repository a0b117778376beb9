import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const INDEX = `<!doctype html><html lang="en"><head><!-- head --><title>Built</title><!-- /head -->
<script src="/early.js"></script><script type="module" crossorigin src="/assets/main-abc123.js"></script><link rel="stylesheet" crossorigin href="/assets/main-abc123.css">
<script id="site-settings" type="application/json">{}</script></head><body><div id="root"></div></body></html>`;

/** Renders what it was asked for, what it could read and which settings it was given; `/contact` fails. */
const RENDERER = `export const renderPage = async ({ path, settings, publicUrl, read }) => {
  if (path === '/contact') throw new Error('This page cannot be rendered.');
  const id = path.split('/')[2];
  const found = id ? await read('findTourPackage', { params: { id } }) : await read('listDestinations', { query: { limit: 5 } });
  if (found === null) return null;
  return {
    head: '<title>' + settings.brandName + '</title><link rel="canonical" href="' + publicUrl + path + '">',
    body: '<h1 class="rendered">Rendered ' + path + '</h1>',
    styles: [],
    data: found.body,
  };
};`;

export const SCRIPT = `export const text = '${'a script that is long enough to be worth compressing; '.repeat(20)}';`;

/** A built website as small as it can be, in a folder of its own, next to which a secret lies. */
export const makeWebsiteFolder = async () => {
  const top = await mkdtemp(join(tmpdir(), 'wayfarer-website-'));
  const folder = join(top, 'site');
  const write = async (name: string, content: string | Buffer): Promise<void> => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  await write('index.html', INDEX);
  await write('server/render-page.mjs', RENDERER);
  await write('.vite/manifest.json', '{}');
  await write('assets/main-abc123.js', SCRIPT);
  await write('assets/main-abc123.js.br', brotliCompressSync(SCRIPT));
  await write('assets/main-abc123.js.gz', gzipSync(SCRIPT));
  await write('early.js', "document.documentElement.dataset.early = '$&';");
  await write('assets/main-abc123.css', 'body{color:teal}.rendered{color:tan}.not-rendered{color:red}');
  await write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('../secret.txt', 'a secret');
  return {
    folder,
    remove: () => rm(folder, { recursive: true, force: true }),
    removeAll: () => rm(top, { recursive: true, force: true }),
  };
};
