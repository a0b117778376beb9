import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, signUpAdmin } from '../../testing/accounts.ts';
import { addTourPackage } from '../../testing/catalogue.ts';
import { samplePicture } from '../../testing/samples/sample-picture.ts';
import { makeWebsiteFolder } from '../../testing/samples/website-folder.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let admin: Account;
let picture: string;
let website: Awaited<ReturnType<typeof makeWebsiteFolder>>;
beforeAll(async () => {
  website = await makeWebsiteFolder();
  api = await startTestApi({ WEBSITE_DIR: website.folder, PUBLIC_URL: 'https://travel.example' });
  admin = await signUpAdmin(api);
  picture = (await addTourPackage(api, admin, {}, 1)).images[0] ?? '';
});
afterAll(async () => {
  await api.stop();
  await website.removeAll();
});

const data: readonly (readonly [string, () => string, number])[] = [
  ['a list', () => '/api/package', 200],
  ['an answer that is made each time', () => '/api/health', 200],
  ['the settings of the site', () => '/api/site-settings', 200],
  ['the OpenAPI document', () => '/api/openapi.json', 200],
  ['a script of the API docs', () => '/api/docs/swagger-ui-bundle.js', 200],
  ['an address that there is not', () => '/api/nothing', 404],
  ['a refusal', () => '/api/booking', 401],
  ['bad input', () => '/api/package?limit=0', 400],
  ['a picture', () => picture, 200],
  ['a picture that there is not', () => '/pictures/none.webp', 404],
  ['a file of the website', () => '/assets/main-abc123.js', 200],
  ['the worker of staff', () => '/staff-worker.js', 200],
  ['a drawing', () => '/favicon.svg', 200],
  ['a file that there is not', () => '/assets/none.js', 404],
];
const pages: readonly (readonly [string, () => string, number])[] = [
  ['a page', () => '/', 200],
  ['a page that there is not', () => '/package-view/0123456789abcdef01234567', 404],
  ['the page of the API docs', () => '/api/docs', 200],
];

const directivesOf = (policy = ''): Record<string, string> =>
  Object.fromEntries(policy.split(';').map((directive) => directive.trim().split(/ (.*)/s).slice(0, 2)));

test.each([...data, ...pages])(
  '%s cannot be framed, guessed at, embedded elsewhere or read over plain HTTP',
  async (_, address, status) => {
    for (const answer of [await api.request.get(address()).expect(status), await api.request.get(address()).expect(status)]) {
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        // Not for what runs on other hosts of the domain.
        'strict-transport-security': 'max-age=31536000',
      });
      expect(answer.headers).not.toHaveProperty('x-powered-by');
      expect(directivesOf(answer.headers['content-security-policy'])).toMatchObject({
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
        'object-src': "'none'",
        'form-action': expect.stringMatching(/^'(none|self)'$/),
      });
    }
  },
);

test.each(data)('%s runs nothing, should a browser ever show it as a page', async (_, address, status) => {
  const { headers } = await api.request.get(address()).expect(status);
  const directives = directivesOf(headers['content-security-policy']);
  expect(directives).toMatchObject({ 'default-src': "'none'" });
  expect(directives).not.toHaveProperty('script-src');
});

test('the worker of staff may ask this site, and no other, for what it keeps', async () => {
  const { headers } = await api.request.get('/staff-worker.js').expect(200);
  expect(directivesOf(headers['content-security-policy'])).toMatchObject({ 'connect-src': "'self'" });
});

test.each(pages)('%s runs scripts of this site alone, and uses no feature of the device', async (_, address, status) => {
  const { headers } = await api.request.get(address()).expect(status);
  expect(directivesOf(headers['content-security-policy'])['script-src']).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*payment=\(\)/);
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'x-frame-options': 'DENY',
    'reporting-endpoints': 'reports="/api/reports"',
  });
  expect(directivesOf(headers['content-security-policy'])).toMatchObject({
    'report-uri': '/api/reports',
    'report-to': 'reports',
  });
});

test.each(pages.slice(0, 2))('%s turns text into code through two named policies alone', async (_, address, status) => {
  const { headers } = await api.request.get(address()).expect(status);
  expect(directivesOf(headers['content-security-policy'])).toMatchObject({
    'require-trusted-types-for': "'script'",
    'trusted-types': "page-scripts html 'allow-duplicates'",
  });
});

test('the frame of an email runs and sends nothing, loads nothing but the logo from this site, and is shown by this site alone', async () => {
  const { headers, text } = await api.request.get('/api/email-frame').expect(200);
  expect(directivesOf(headers['content-security-policy'])).toEqual({
    'default-src': "'none'",
    'style-src': "'unsafe-inline'",
    'img-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'self'",
    sandbox: 'allow-same-origin',
  });
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-embedder-policy': 'require-corp',
    'x-content-type-options': 'nosniff',
  });
  expect(text).toContain('<body></body>');
});

test('an unchanged answer, one to HEAD and one that is refused carry the same', async () => {
  const { headers } = await api.request.get('/api/package').expect(200);
  const policy = headers['content-security-policy'];
  const others = [
    await api.request
      .get('/api/package')
      .set('If-None-Match', headers.etag ?? '')
      .expect(304),
    await api.request.head('/api/package').expect(200),
    await api.request.put('/api/package').expect(405),
    await api.request.post('/api/auth/login').set('Content-Type', 'text/plain').send('x').expect(415),
    await api.request.post('/').expect(405),
  ];
  for (const other of others)
    expect(other.headers).toMatchObject({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff' });
});

test('no answer may be read by the page of another site, whichever it says it is, nor tells back what was sent', async () => {
  for (const [, address] of [...data, ...pages])
    for (const origin of ['https://elsewhere.example', 'https://travel.example', 'null']) {
      const asking = { Origin: origin, 'Access-Control-Request-Method': 'PUT' };
      for (const answer of [await api.request.get(address()).set(asking), await api.request.options(address()).set(asking)])
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  for (const path of ['/', '/api/package', '/assets/main-abc123.js']) {
    const { status, text } = await api.request.trace(path).set('X-Secret', 'told back');
    expect([status, text ?? '']).toEqual([405, expect.not.stringContaining('told back')]);
  }
});

test('neither a login nor a change sets a cookie', async () => {
  const form = { name: 'Hampi', country: 'India', description: 'Boulders.' };
  const added = api.request.post('/api/destination').set(admin.bearer).field(form);
  const { headers } = await added.attach('image', await samplePicture(), 'a.png').expect(201);
  expect(headers).not.toHaveProperty('set-cookie');
  const login = await api.request.post('/api/auth/login').send(admin).expect(200);
  expect(login.headers).not.toHaveProperty('set-cookie');
});
