import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Account, signUpAdmin } from '../../../testing/accounts.ts';
import { addDestination, addTourPackage } from '../../../testing/catalogue.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { makeWebsiteFolder } from '../../../testing/website-folder.ts';

const PUBLIC_URL = 'https://travel.example';
let api: TestApi;
let admin: Account;
let website: Awaited<ReturnType<typeof makeWebsiteFolder>>;
beforeAll(async () => {
  website = await makeWebsiteFolder();
  api = await startTestApi({ WEBSITE_DIR: website.folder, BRAND_NAME: 'A </script> & B', PUBLIC_URL: `${PUBLIC_URL}/` });
  admin = await signUpAdmin(api);
});
afterAll(async () => {
  await api.stop();
  await website.removeAll();
});

const page = async (path: string, status = 200): Promise<string> =>
  (await api.request.get(path).expect(status).expect('Content-Type', 'text/html; charset=utf-8')).text;

test('a public page comes whole, with the settings of this place and the catalogue of this moment', async () => {
  await addDestination(api, admin, 'Aswan');
  const before = await page('/');
  expect(before).toContain('<div id="root" data-rendered-for="/"><h1 class="rendered">Rendered /</h1></div>');
  expect(before).toContain(`<link rel="canonical" href="${PUBLIC_URL}/">`);
  expect(before).toContain('Aswan');
  await addDestination(api, admin, 'Bergen </script><b>');
  const after = await page('/');
  expect(after).toContain('Bergen \\u003c/script>');
  expect(after.match(/<\/script>/g)).toHaveLength(before.match(/<\/script>/g)?.length ?? 0);
});

test('an unchanged page costs no bytes, and it is made once', async () => {
  const { headers } = await api.request.get('/about-us').set('Accept-Encoding', 'br').expect(200);
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  await api.request
    .get('/about-us')
    .set('If-None-Match', headers.etag ?? '')
    .expect(304);
});

test('a change made by another process shows on the page within a moment', async () => {
  expect(await page('/destination-view')).toContain('Aswan');
  await api.dependencies.database.collection('destinations').updateOne({ name: 'Aswan' }, { $set: { name: 'Assuan' } });
  await vi.waitFor(async () => expect(await page('/destination-view')).toContain('Assuan'), { timeout: 5000, interval: 50 });
});

test('a package has its page until it is withdrawn; after that, and for ids that never were, the status is 404', async () => {
  const { id } = await addTourPackage(api, admin, { title: 'Felucca days' });
  expect(await page(`/package-view/${id}`)).toContain('Felucca days');
  expect((await api.request.get('/sitemap.xml').expect(200)).text).toContain(`<loc>${PUBLIC_URL}/package-view/${id}</loc>`);
  await api.request.delete(`/api/package/${id}`).set('Authorization', `Bearer ${admin.token}`).expect(200);
  await page(`/package-view/${id}`, 404);
  expect((await api.request.get('/sitemap.xml').expect(200)).text).not.toContain(id);
  await page('/package-view/0123456789abcdef01234567', 404);
});

test('an id in capitals shows the same page, which the browser does not take for its own address', async () => {
  const { id } = await addTourPackage(api, admin, { title: 'Felucca nights' });
  const capitals = await page(`/package-view/${id.toUpperCase()}`);
  expect(capitals).toContain('Felucca nights');
  expect(capitals).not.toContain('data-rendered-for="/package-view');
  expect(capitals).toContain(`<link rel="canonical" href="${PUBLIC_URL}/package-view/${id}">`);
});

test('an unknown address is a whole page with status 404; the screens of the logged-in are a shell that nobody indexes', async () => {
  expect(await page('/no-such-place', 404)).toContain('Rendered /404');
  const shell = await page('/admin');
  expect(shell).toContain('<div id="root"></div>');
  expect(shell).toContain('<meta name="robots" content="noindex">');
  expect(shell).toContain('<title>A &lt;/script&gt; &amp; B</title>');
});

test('a list with filters is made in the browser, over the page that stands meanwhile', async () => {
  const text = await page('/package-view?destination=0123456789abcdef01234567');
  expect(text).toContain('<div id="root"><h1 class="rendered">Rendered /package-view</h1></div>');
});

test('a page that cannot be rendered is left to the browser, and logged', async () => {
  expect(await page('/contact')).toContain('<div id="root"></div>');
});

test('what the first paint needs is in the page, allowed by its hash and nothing else', async () => {
  const { text, headers } = await api.request.get('/about-us').expect(200);
  const policy = headers['content-security-policy'] ?? '';
  const inlined = {
    'style-src': 'body{color:teal}.rendered{color:tan}',
    'script-src': "document.documentElement.dataset.early = '$&';",
  };
  for (const [directive, content] of Object.entries(inlined)) {
    expect(text).toContain(content);
    const hash = createHash('sha256').update(content).digest('base64');
    expect(policy).toMatch(new RegExp(`(^|;)${directive} 'self' 'sha256-`));
    expect(policy).toContain(hash);
  }
  expect(policy).not.toMatch(/(script|style)-src [^;]*unsafe-inline/);
  expect((await api.request.get('/api/health')).headers['content-security-policy']).not.toContain('sha256');
});

test('a page with words comes without what it does not show yet: its code, and the rules of other pages', async () => {
  const whole = await page('/about-us');
  expect(whole).not.toMatch(/<script[^>]* src=|<link rel="stylesheet"|not-rendered/);
  expect(whole).toContain('<meta name="page-styles" content="/assets/main-abc123.css">');
  const shell = await page('/admin');
  expect(shell).toContain('<script type="module" crossorigin src="/assets/main-abc123.js"></script>');
  expect(shell).toContain('.not-rendered{color:red}');
});

test('robots read what is theirs, and the manifest carries the name of this place', async () => {
  const { text } = await api.request
    .get('/robots.txt')
    .expect(200)
    .expect('Content-Type', /^text\/plain/);
  for (const path of ['/api/', '/admin', '/view-my-booking/']) expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  const { body, headers } = await api.request.get('/manifest.webmanifest').buffer(true).expect(200);
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(JSON.parse(Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body)).name).toBe('A </script> & B');
  const { text: sitemap } = await api.request
    .get('/sitemap.xml')
    .expect(200)
    .expect('Content-Type', /^application\/xml/);
  expect(sitemap).toContain(`<loc>${PUBLIC_URL}/about-us</loc>`);
  expect(sitemap).not.toContain('/admin');
});
