import { createHash } from 'node:crypto';
import { type ReadForPage, sampleTourPackage } from '@wayfarer/contracts';
import { audienceOf, type Screen, screens } from '@wayfarer/contracts/screens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EARLY_SCRIPT, STYLE } from '../testing/built-website.ts';
import { type OpenSite, PUBLIC_URL, parseHtml, prepareSites, readCatalogue, siteId, siteSettings } from '../testing/open-site.ts';

let openSite: OpenSite;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ openSite, remove } = await prepareSites());
});
afterAll(() => remove());

const all = Object.values<Screen>(screens);

test.each(all.filter((screen) => audienceOf(screen) === 'everyone'))('$path comes whole, with status 200', async ({ path }) => {
  const address = path.replace('{day}', '2027-01-31').replace(/\{\w+\}/, siteId);
  const { status, headers, text } = await openSite().open(address);
  expect(status).toBe(200);
  // A voucher may be cancelled at any moment.
  const kept = path.includes('{code}') ? 'no-store' : 'no-cache';
  expect(headers).toEqual({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': kept });
  const page = parseHtml(text);
  expect(page.getElementById('root')?.dataset.renderedFor).toBe(address);
  expect(page.querySelector('h1')).not.toBeNull();
  // A voucher's page is only for those who scan it.
  const isIndexed = !path.includes('{code}');
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(isIndexed ? PUBLIC_URL + address : undefined);
  expect(page.querySelector('meta[name="robots"]') === null).toBe(isIndexed);
});

test.each(all.filter((screen) => audienceOf(screen) !== 'everyone'))(
  '$path comes with the shape that it has while it loads, the same for everybody, and nobody indexes it',
  async ({ path, title }) => {
    const { open, failures } = openSite();
    const { status, text } = await open(
      path
        .replace('{day}', '2027-01-31')
        .replace('{kind}', 'booking-confirmed')
        .replace(/\{\w+\}/, siteId),
    );
    expect(status).toBe(200);
    const page = parseHtml(text);
    expect(page.querySelectorAll('#root h1')).toHaveLength(1);
    expect(page.querySelector('#root main')?.textContent).not.toBe('');
    // The browser renders it anew, at once.
    expect(page.getElementById('root')?.dataset.renderedFor).toBeUndefined();
    expect(page.querySelector('script[type="module"][src]')).not.toBeNull();
    expect(text).not.toContain(siteId);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain(`<title>${title} · A &lt;/script&gt; &amp; B</title>`);
    expect(failures).toEqual([]);
  },
);

test('a screen for those who are logged in is kept once, whoever and whatever it is about', async () => {
  const { open, kept } = openSite();
  for (const id of [siteId, '0123456789abcdef01234567']) await open(`/my-trip/${id}`);
  await open('/my-trip/0123456789abcdef01234567/');
  expect(kept.size).toBe(1);
});

test("a voucher's page has its answer in it, for each request anew", async () => {
  const { open, kept } = openSite();
  const { headers, text } = await open('/verify/AbC-1');
  expect(parseHtml(text).querySelector('main output')?.textContent).toContain('Valid');
  expect(headers['Cache-Control']).toBe('no-store');
  expect(kept.size).toBe(0);
});

test('everything unknown shares one page with status 404: unknown addresses, and packages that are not on offer', async () => {
  const { open, kept } = openSite();
  for (const path of ['/no-such-place', '/package-view/0123456789abcdef01234567', '/package-view/1']) {
    const { status, text } = await open(path);
    expect(status).toBe(404);
    const page = parseHtml(text);
    expect(page.querySelector('h1')?.textContent).toBe('We could not find this page');
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    // The browser renders it for its own address.
    expect(page.getElementById('root')?.dataset.renderedFor).toBeUndefined();
  }
  expect(kept.size).toBe(1);
});

test('a page contains its data, in a block that no text can end', async () => {
  const { text } = await openSite().open('/');
  expect(text).toContain('Bergen \\u003c/script>');
  expect(JSON.parse(parseHtml(text).getElementById('page-data')?.textContent ?? '')[0][1].pages[0]).toMatchObject({
    entries: [{ name: 'Bergen </script><b>' }],
  });
  expect(JSON.parse(parseHtml(text).getElementById('site-settings')?.textContent ?? '')).toMatchObject(siteSettings);
});

test("a page tells the day that it was made for, with its bounds in the site's zone; a shell that serves any day tells none", async () => {
  const { open } = openSite();
  const dayIn = async (path: string) =>
    JSON.parse(parseHtml((await open(path)).text).getElementById('site-settings')?.textContent ?? '').siteDay;
  expect(await dayIn('/')).toEqual({
    day: '2026-05-01',
    begins: Date.parse('2026-05-01T00:00:00+05:30'),
    ends: Date.parse('2026-05-02T00:00:00+05:30'),
  });
  expect(await dayIn('/admin')).toBeNull();
});

test('an id in capitals shows the same page, which the browser does not take for its own address', async () => {
  const { text } = await openSite().open(`/package-view/${siteId.toUpperCase()}`);
  expect(text).toContain(sampleTourPackage.title);
  expect(text).not.toContain('data-rendered-for');
  expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}/package-view/${siteId}"`);
});

test('a list with filters is rendered in the browser, over the page that is shown until then', async () => {
  const page = parseHtml((await openSite().open(`/package-view?destination=${siteId}`)).text);
  expect(page.getElementById('root')?.dataset.renderedFor).toBeUndefined();
  expect(page.querySelector('h1')?.textContent).toBe('Find your next journey');
});

test('a search that a browser without JavaScript has sent from Home is answered with what it finds, and kept by nobody', async () => {
  const asked: unknown[] = [];
  const found = { ...sampleTourPackage, title: 'What was searched for' };
  const read: ReadForPage = async (name, question) => {
    if (name !== 'filterTourPackages') return readCatalogue(name, question);
    asked.push(question.query);
    return { body: [found], headers: { 'X-Total-Count': '1' } };
  };
  const { open, kept, failures } = openSite({ read });
  const { text } = await open(`/package-view?destination=${siteId}&availableFrom=2026-06-01&availableTo=`);
  const page = parseHtml(text);
  expect([...page.querySelectorAll('article h2')].map(({ textContent }) => textContent)).toEqual([found.title]);
  expect(page.getElementById('root')?.dataset.renderedFor).toBeUndefined();
  expect(asked).toEqual([{ destination: siteId, availableFrom: '2026-06-01', offered: 'now', limit: 12 }]);
  expect(kept.size).toBe(0);
  // Nothing to look for, or days in the wrong order: the whole list.
  for (const search of [
    'destination=&availableFrom=&availableTo=',
    'destination=&availableFrom=2026-06-02&availableTo=2026-06-01',
  ])
    expect((await open(`/package-view?${search}`)).text).not.toContain(found.title);
  expect(asked).toHaveLength(1);
  expect(failures).toEqual([]);
});

test('a page is rendered again when the day changes on the site, because it contains today', async () => {
  const { open, kept, time } = openSite();
  await open('/');
  time.now = new Date('2026-05-01T18:29:00Z');
  await open('/');
  expect(kept.size).toBe(1);
  time.now = new Date('2026-05-01T18:31:00Z');
  await open('/');
  expect(kept.size).toBe(2);
});

test('a page that cannot be rendered is left to the browser, and reported', async () => {
  const broken = new Error('The database is gone.');
  const { open, failures } = openSite({ read: () => Promise.reject(broken) });
  const { status, text } = await open('/destination-view');
  expect(status).toBe(200);
  expect(text).toContain('<div id="root"></div>');
  expect(text).not.toContain('noindex');
  expect(failures).toEqual([[broken, '/destination-view']]);
});

test('what the first paint needs is in the page, allowed by its hash and nothing else', async () => {
  const { text, inlined } = await openSite().open('/about-us');
  const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  expect(text).toContain(`<style>${STYLE}</style>`);
  expect(text).toContain(`<script>${EARLY_SCRIPT}</script>`);
  expect(inlined).toEqual({ scriptHashes: [hashOf(EARLY_SCRIPT)], styleHashes: [hashOf(STYLE)] });
});

test('a page with words comes without its code, which starts once it is seen, and no page asks for its rules again', async () => {
  const { open } = openSite();
  const whole = (await open('/about-us')).text;
  expect(whole).not.toMatch(/<script[^>]* src=/);
  const shell = (await open('/admin')).text;
  expect(shell).toContain('<script type="module" crossorigin src="/assets/main-abc123.js"></script>');
  for (const text of [whole, shell]) expect(text).not.toContain('<link rel="stylesheet"');
});

test('the page with the outcome of a posted form is never cached, and contains what was typed except the password', async () => {
  const { respond, kept } = openSite();
  const typed = { name: 'Asha', email: 'asha@nowhere', message: 'Is <b>it</b> hot?' };
  const fields = { email: 'Enter an email address such as name@example.com.' };
  const refused = await respond({
    path: '/contact',
    search: '',
    posted: { form: 'message', values: typed, failure: { message: fields.email, fields } },
  });
  expect(refused).toMatchObject({ status: 400, headers: { 'Cache-Control': 'no-store' } });
  const page = parseHtml(refused?.text ?? '');
  expect(page.querySelector('textarea')?.value).toBe(typed.message);
  expect(page.querySelector('[aria-invalid]')?.getAttribute('value')).toBe(typed.email);
  expect(page.querySelector('[role=alert]')?.textContent).toBe(fields.email);
  const done = await respond({ path: '/contact', search: '', posted: { form: 'message', values: typed, failure: null } });
  expect(parseHtml(done?.text ?? '').querySelector('[role=status]')?.textContent).toMatch(/^Thank you/);
  expect(done?.text).not.toContain(typed.email);
  expect(kept.size).toBe(0);
});

test('a form that a browser without JavaScript sends is posted, so that nothing of it is in an address', async () => {
  const { open } = openSite();
  for (const path of ['/login', '/register', '/contact']) {
    const form = parseHtml((await open(path)).text).querySelector('main form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', path]);
    // The browser's own messages, until the code provides better ones.
    expect(form?.hasAttribute('novalidate')).toBe(false);
  }
});

test('without JavaScript a screen that the browser makes says what it needs, and so does the login', async () => {
  const { open } = openSite();
  for (const path of ['/admin', `/book-your-pkg/${siteId}`, '/login'])
    expect((await open(path)).text).toMatch(/<noscript>.*JavaScript/s);
});
