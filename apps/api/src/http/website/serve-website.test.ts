import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWebsiteFolder, SCRIPT } from '../../testing/samples/website-folder.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const ASSET = '/assets/main-abc123.js';
let api: TestApi;
let website: Awaited<ReturnType<typeof makeWebsiteFolder>>;
beforeAll(async () => {
  website = await makeWebsiteFolder();
  api = await startTestApi({ WEBSITE_DIR: website.folder });
});
afterAll(async () => {
  await api.stop();
  await website.removeAll();
});

/** Sent raw: clients and `URL` would normalise the dots. */
const statusAt = (path: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    get({ hostname, port, path }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += String(part);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    }).on('error', reject);
  });

test('a page has a request id and so a line of the log; its files, of which there may be 40, have none', async () => {
  expect((await api.request.get('/').expect(200)).headers).toHaveProperty('x-request-id');
  expect((await api.request.get(ASSET).expect(200)).headers).not.toHaveProperty('x-request-id');
});

test('a hashed file may be kept for a year, a picture for an hour, any other is asked for again and costs nothing while it is the same', async () => {
  const asset = await api.request
    .get(ASSET)
    .expect(200)
    .expect('Content-Type', /^text\/javascript/);
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const icon = await api.request.get('/favicon.svg').expect(200).expect('Content-Type', 'image/svg+xml');
  expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  const early = await api.request.get('/early.js').expect(200);
  expect(early.headers['cache-control']).toBe('no-cache');
  const { etag = '' } = early.headers;
  await api.request.get('/early.js').set('If-None-Match', `"other", ${etag}`).expect(304);
  await api.request.get('/early.js').set('If-None-Match', '"other"').expect(200);
});

test('a text comes in the smallest form that the browser takes, and every form holds the same', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const { headers, text } = await api.request.get(ASSET).set('Accept-Encoding', accepted).buffer(true).expect(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    if (encoding !== 'br') expect(text).toBe(SCRIPT);
  }
});

test('HEAD tells size and type without the content', async () => {
  const { headers, text } = await api.request.head(ASSET).set('Accept-Encoding', 'identity').expect(200);
  expect(Number(headers['content-length'])).toBe(SCRIPT.length);
  expect(text ?? '').toBe('');
});

test('no address leads out of the folder, lists it, or leads to what the build left for the server', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/server/site.mjs',
    '/.vite/manifest.json',
    '/assets/main-abc123.js.br',
    '/index.html',
    '/%00.js',
    '/%E0%A4%A',
  ]) {
    const { status, text } = await statusAt(path);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    expect(text).not.toMatch(/a secret|createSite|site-settings/);
  }
  for (const path of ['/assets', '/assets/', '/']) expect((await statusAt(path)).text).not.toMatch(/abc123|favicon/);
});

test('a file that is not there is a plain 404, which nobody keeps', async () => {
  const { headers, text } = await api.request
    .get('/assets/gone-000.js')
    .expect(404)
    .expect('Content-Type', /^text\/plain/);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).not.toContain('<');
});

test('addresses of the website can be read only', async () => {
  await api.request.post('/about-us').send('password=x').expect(405).expect('Allow', 'GET, HEAD');
});

test('files that vanish while the product runs are served on', async () => {
  const other = await makeWebsiteFolder();
  const running = await startTestApi({ WEBSITE_DIR: other.folder });
  await other.remove();
  await running.request.get(ASSET).expect(200);
  await running.request.get('/admin').expect(200);
  await running.stop();
  await other.removeAll();
});

test('what a visitor says of the site, or of the address that was meant, is in no page that others are given', async () => {
  const claims = {
    Host: 'harm.example',
    'X-Forwarded-Host': 'harm.example',
    'X-Forwarded-Proto': 'harm',
    'X-Forwarded-Prefix': '/harm',
    Forwarded: 'host=harm.example;proto=harm',
    'X-Original-URL': '/harm',
    'X-Rewrite-URL': '/harm',
    'X-HTTP-Method-Override': 'DELETE',
    'Accept-Language': 'harm',
    Cookie: 'harm=harm',
    Referer: 'https://harm.example/',
    'User-Agent': 'harm',
  };
  for (const path of ['/poisoned', '/poisoned?utm_source=harm', '/poisoned?harm=1', '/api/package?harm=1', '/api/openapi.json']) {
    await api.request.get(path).set(claims);
    const { text, headers } = await api.request.get(path.split('?')[0] ?? '').expect(200);
    expect(text + JSON.stringify(headers), path).not.toContain('harm');
  }
});

test('a password manager that looks for the place to change a password is sent to the account page', async () => {
  await api.request.get('/.well-known/change-password').redirects(0).expect(302).expect('Location', '/account');
});
