import { createServer } from 'node:http';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../app.ts';
import { type Account, signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage } from '../../testing/catalogue.ts';
import { agencyFields } from '../../testing/endpoint-cases/agency.cases.ts';
import { eventually } from '../../testing/money-journey.ts';
import { makeWebsiteFolder, SCRIPT_HASH, STYLE_HASH } from '../../testing/samples/website-folder.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const PUBLIC_URL = 'https://travel.example';
let api: TestApi;
let admin: Account;
let website: Awaited<ReturnType<typeof makeWebsiteFolder>>;
beforeAll(async () => {
  website = await makeWebsiteFolder();
  api = await startTestApi({ WEBSITE_DIR: website.folder, BRAND_NAME: 'Far Away', PUBLIC_URL: `${PUBLIC_URL}/` });
  admin = await signUpAdmin(api);
});
afterAll(async () => {
  await api.stop();
  await website.removeAll();
});

const page = async (path: string, status = 200): Promise<string> =>
  (await api.request.get(path).expect(status).expect('Content-Type', 'text/html; charset=utf-8')).text;
/** Pages may be a second old. */
const expectEventually = (path: string, text: string) => eventually(async () => (await page(path)).includes(text));

test('a page is made with the settings of this place and the catalogue of this moment', async () => {
  await addDestination(api, admin, 'Aswan');
  await expectEventually('/', 'Aswan');
  const { found, ...before } = JSON.parse(await page('/'));
  expect(before).toMatchObject({
    path: '/',
    search: '',
    settings: { brandName: 'Far Away', demoAccounts: false },
    publicUrl: PUBLIC_URL,
  });
  expect(found.body).toContainEqual(expect.objectContaining({ name: 'Aswan' }));
  expect(found.headers).toMatchObject({ 'X-Total-Count': String(found.body.length) });
  await addDestination(api, admin, 'Bergen');
  await expectEventually('/', 'Bergen');
});

test('a page gets its path decoded, and its search unchanged', async () => {
  expect(JSON.parse(await page('/a%20b?c=d%20e'))).toMatchObject({ path: '/a b', search: '?c=d%20e' });
});

test('an unchanged page costs no bytes, and is made once', async () => {
  const { headers } = await api.request.get('/about-us?first').set('Accept-Encoding', 'br').expect(200);
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  const etag = headers.etag ?? '';
  // The search tells who asked first.
  await api.request.get('/about-us?second').set('If-None-Match', etag).expect(304);
});

test('a change made by another process shows on the page within a moment', async () => {
  await addDestination(api, admin, 'Cairo');
  await expectEventually('/destination-view', 'Cairo');
  await api.dependencies.database.collection('destinations').updateOne({ name: 'Cairo' }, { $set: { name: 'Kairo' } });
  await expectEventually('/destination-view', 'Kairo');
});

test('a package can be read and is listed until it is withdrawn; after that, and for ids that never were, nothing is found', async () => {
  const { id } = await addTourPackage(api, admin, { title: 'Felucca days' });
  expect(await page(`/package-view/${id}`)).toContain('Felucca days');
  await expectEventually('/login', id);
  await api.request.delete(`/api/package/${id}`).set('Authorization', `Bearer ${admin.token}`).expect(200);
  await eventually(async () => (await api.request.get(`/package-view/${id}`)).status === 404);
  await eventually(async () => !(await page('/login')).includes(id));
  await page('/package-view/0123456789abcdef01234567', 404);
});

test('a draft has no page, for staff neither, and is not listed', async () => {
  const place = (await addDestination(api, admin, 'Luxor'))._id;
  const { id } = await addTourPackage(api, admin, { destination: place, title: 'Unfinished', isDraft: 'true' });
  const { id: later } = await addTourPackage(api, admin, { destination: place, title: 'Finished' });
  await page(`/package-view/${id}`, 404);
  await api.request.get(`/package-view/${id}`).set(admin.bearer).expect(404);
  await expectEventually('/login', later);
  expect(await page('/login')).not.toContain(id);
});

test('inline content of a page is allowed there by its hash, and nowhere else', async () => {
  const policy = (await api.request.get('/about-us').expect(200)).headers['content-security-policy'] ?? '';
  expect(policy).toMatch(new RegExp(`(^|;)script-src 'self' ${SCRIPT_HASH};`));
  expect(policy).toMatch(new RegExp(`(^|;)style-src 'self' ${STYLE_HASH};`));
  expect(policy).not.toMatch(/(script|style)-src [^;]*unsafe-inline/);
  expect((await api.request.get('/api/health')).headers['content-security-policy']).not.toContain('sha256');
});

test('two processes: what an admin sets shows on the pages of both within a second', async () => {
  // Of its own, because it changes what every page shows.
  const api = await startTestApi({ WEBSITE_DIR: website.folder });
  onTestFinished(api.stop);
  const admin = await signUpAdmin(api);
  const other = createApp(api.dependencies);
  const server = createServer({ keepAliveTimeout: 600_000 }, other.app).listen(0);
  const apps = [api.request, supertest(server)];
  const settings = async (app: (typeof apps)[number]) => JSON.parse((await app.get('/about-us').expect(200)).text).settings;
  for (const [version, name] of ['Near By', 'Over There'].entries()) {
    for (const app of apps) await settings(app);
    await api.request.put('/api/agency').set(admin.bearer).field(agencyFields(version, { name })).expect(200);
    const changed = performance.now();
    for (const app of apps)
      for (let shows = false; !shows; ) {
        const asked = performance.now() - changed;
        const { brandName, agency } = await settings(app);
        shows = brandName === name && agency.name === name;
        expect(shows || asked < 1000, `after ${asked} ms`).toBe(true);
      }
  }
  server.close();
  await other.stop();
});
