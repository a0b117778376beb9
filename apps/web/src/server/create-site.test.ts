import { createHash } from 'node:crypto';
import type { ReadForPage, SiteResponse } from '@wayfarer/contracts';
import { type ServedScreen, servedScreens } from '@wayfarer/contracts/served-screens';
import { sampleAgency, sampleDestination, sampleTourPackage } from '@wayfarer/contracts/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EARLY_SCRIPT, makeBuiltWebsite, STYLE } from '../testing/built-website.ts';
import { createSite } from './create-site.ts';

const PUBLIC_URL = 'https://travel.example';
const settings = {
  brandName: 'A </script> & B',
  siteTimeZone: 'Asia/Kolkata',
  currencySigns: 'written',
  demoAccounts: false,
  maintenance: null,
  agency: sampleAgency,
} as const;
const id = '665f1c2ab8e4d7a1c3f09e12';
const tourPackage = { ...sampleTourPackage, _id: id, id };
const all = Object.values<ServedScreen>(servedScreens);

let website: Awaited<ReturnType<typeof makeBuiltWebsite>>;
beforeAll(async () => {
  website = await makeBuiltWebsite();
});
afterAll(() => website.remove());

const readCatalogue: ReadForPage = async (name, { params }) => {
  if (name === 'showSiteSettings') return { body: settings, headers: {} };
  if (name === 'listDestinations') return { body: [{ ...sampleDestination, name: 'Bergen </script><b>' }], headers: {} };
  if (name === 'listTourPackages' || name === 'filterTourPackages') return { body: [tourPackage], headers: {} };
  if (params?.id === id && name === 'findDestination') return { body: { ...sampleDestination, _id: id, id }, headers: {} };
  return params?.id === id ? { body: tourPackage, headers: {} } : null;
};

/** A site of its own, whose responses are all kept. */
const openSite = ({ read = readCatalogue, now = new Date('2026-05-01T12:00:00Z'), packageIds = [id] } = {}) => {
  const kept = new Map<string, Promise<SiteResponse>>();
  const failures: [unknown, string][] = [];
  const time = { now };
  const respond = createSite<SiteResponse>({
    folder: website.folder,
    settings,
    publicUrl: PUBLIC_URL,
    read,
    listed: [
      { screen: 'destination', count: async () => 1, listIds: async (without, most) => [id].slice(without, without + most) },
      {
        screen: 'packageDetail',
        count: async () => packageIds.length,
        listIds: async (without, most) => packageIds.slice(without, without + most),
      },
    ],
    keep: (key, make) => {
      const known = kept.get(key) ?? make();
      kept.set(key, known);
      known.catch(() => kept.delete(key));
      return known;
    },
    once: (make) => make(),
    clock: () => time.now,
    onFailure: (error, path) => failures.push([error, path]),
  });
  const open = async (address: string): Promise<SiteResponse> => {
    const [path = '', search] = address.split('?');
    const response = await respond({ path, search: search === undefined ? '' : `?${search}` });
    if (response === null) throw new Error(`${address} is taken for a file.`);
    return response;
  };
  return { open, respond, kept, failures, time };
};
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

test.each(all.filter(({ audience }) => audience === 'everyone'))('$path comes whole, with status 200', async ({ path }) => {
  const address = path.replace(/\{\w+\}/, id);
  const { status, headers, text } = await openSite().open(address);
  expect(status).toBe(200);
  expect(headers).toEqual({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
  const page = parse(text);
  expect(page.getElementById('root')?.dataset.renderedFor).toBe(address);
  expect(page.querySelector('h1')).not.toBeNull();
  // A voucher's page is for whoever scans it.
  const isIndexed = !path.includes('{code}');
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(isIndexed ? PUBLIC_URL + address : undefined);
  expect(page.querySelector('meta[name="robots"]') === null).toBe(isIndexed);
});

test.each(all.filter(({ audience }) => audience !== 'everyone'))('$path is a shell that nobody indexes', async ({ path }) => {
  const { status, text } = await openSite().open(path.replace(/\{\w+\}/, id));
  expect(status).toBe(200);
  expect(text).toContain('<div id="root"></div>');
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).toContain('<title>A &lt;/script&gt; &amp; B</title>');
});

test('all shells of the logged-in are one page', async () => {
  const { open, kept } = openSite();
  await open('/admin');
  await open('/users-view/');
  expect(kept.size).toBe(1);
});

test('all that is not there shares one page with status 404: unknown addresses, and packages that are not on offer', async () => {
  const { open, kept } = openSite();
  for (const path of ['/no-such-place', '/package-view/0123456789abcdef01234567', '/package-view/1']) {
    const { status, text } = await open(path);
    expect(status).toBe(404);
    const page = parse(text);
    expect(page.querySelector('h1')?.textContent).toBe('This road ends here');
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    // The browser makes it for the address where it stands.
    expect(page.getElementById('root')?.dataset.renderedFor).toBeUndefined();
  }
  expect(kept.size).toBe(1);
});

test('a page carries what it was made from, in a block that nothing can end', async () => {
  const { text } = await openSite().open('/');
  expect(text).toContain('Bergen \\u003c/script>');
  expect(JSON.parse(parse(text).getElementById('page-data')?.textContent ?? '')[0][1].pages[0]).toMatchObject({
    entries: [{ name: 'Bergen </script><b>' }],
  });
  expect(JSON.parse(parse(text).getElementById('site-settings')?.textContent ?? '')).toMatchObject(settings);
});

test("a page tells the day that it was made for, with its bounds in the site's zone; a shell that serves any day tells none", async () => {
  const { open } = openSite();
  const dayIn = async (path: string) =>
    JSON.parse(parse((await open(path)).text).getElementById('site-settings')?.textContent ?? '').siteDay;
  expect(await dayIn('/')).toEqual({
    day: '2026-05-01',
    begins: Date.parse('2026-05-01T00:00:00+05:30'),
    ends: Date.parse('2026-05-02T00:00:00+05:30'),
  });
  expect(await dayIn('/admin')).toBeNull();
});

test('an id in capitals shows the same page, which the browser does not take for its own address', async () => {
  const { text } = await openSite().open(`/package-view/${id.toUpperCase()}`);
  expect(text).toContain(sampleTourPackage.title);
  expect(text).not.toContain('data-rendered-for');
  expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}/package-view/${id}"`);
});

test('a list with filters is made in the browser, over the page that stands meanwhile', async () => {
  const page = parse((await openSite().open(`/package-view?destination=${id}`)).text);
  expect(page.getElementById('root')?.dataset.renderedFor).toBeUndefined();
  expect(page.querySelector('h1')?.textContent).toBe('Find your next journey');
});

test('a page is made anew when the day changes on the site, because it names today', async () => {
  const { open, kept, time } = openSite();
  await open('/');
  time.now = new Date('2026-05-01T18:29:00Z');
  await open('/');
  expect(kept.size).toBe(1);
  time.now = new Date('2026-05-01T18:31:00Z');
  await open('/');
  expect(kept.size).toBe(2);
});

test('a page that cannot be rendered is left to the browser, and told', async () => {
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

test('the page that tells of a posted form is kept for nobody, and gives back what was typed and no password', async () => {
  const { respond, kept } = openSite();
  const typed = { name: 'Asha', email: 'asha@nowhere', message: 'Is <b>it</b> hot?' };
  const fields = { email: 'Enter an email address such as name@example.com.' };
  const refused = await respond({
    path: '/contact',
    search: '',
    posted: { form: 'message', values: typed, failure: { message: fields.email, fields } },
  });
  expect(refused).toMatchObject({ status: 400, headers: { 'Cache-Control': 'no-store' } });
  const page = parse(refused?.text ?? '');
  expect(page.querySelector('textarea')?.value).toBe(typed.message);
  expect(page.querySelector('[aria-invalid]')?.getAttribute('value')).toBe(typed.email);
  expect(page.querySelector('[role=alert]')?.textContent).toBe(fields.email);
  const done = await respond({ path: '/contact', search: '', posted: { form: 'message', values: typed, failure: null } });
  expect(parse(done?.text ?? '').querySelector('[role=status]')?.textContent).toMatch(/^Thank you/);
  expect(done?.text).not.toContain(typed.email);
  expect(kept.size).toBe(0);
});

test('a form that a browser without JavaScript sends is posted, so that nothing of it stands in an address', async () => {
  const { open } = openSite();
  for (const path of ['/login', '/register', '/contact']) {
    const form = parse((await open(path)).text).querySelector('main form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', path]);
    // The browser's own words, until the code brings better ones.
    expect(form?.hasAttribute('novalidate')).toBe(false);
  }
});

test('without JavaScript a screen that the browser makes says what it needs, and so does the login', async () => {
  const { open } = openSite();
  for (const path of ['/admin', `/book-your-pkg/${id}`, '/login'])
    expect((await open(path)).text).toMatch(/<noscript>.*JavaScript/s);
});

test('robots keep away from calls and private screens, and from no public one', async () => {
  const { headers, text } = await openSite().open('/robots.txt');
  expect(headers['Content-Type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  const refused = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule);
  const isRefused = (path: string) => refused.some((rule) => (rule.endsWith('$') ? `${path}$` === rule : path.startsWith(rule)));
  expect(isRefused('/api/package')).toBe(true);
  for (const { path, audience } of all)
    expect([path, isRefused(path.replace(/\{\w+\}/, id))]).toEqual([path, audience !== 'everyone']);
});

test('the sitemap lists every public page, every destination and every package on offer, and no other', async () => {
  const { headers, text } = await openSite().open('/sitemap.xml');
  expect(headers['Content-Type']).toBe('application/xml; charset=utf-8');
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const shown = all
    .filter((screen) => screen.audience === 'everyone' && screen.inSitemap)
    .map(({ path }) => PUBLIC_URL + path.replace('{id}', id));
  expect(listed.toSorted()).toEqual(shown.toSorted());
});

test('a large catalogue is listed in several sitemaps, which one names: each destination and package stands in one of them', async () => {
  const packageIds = Array.from({ length: 25_001 }, (_, number) => String(number).padStart(24, '0'));
  const site = openSite({ packageIds });
  const addressesIn = ({ text }: SiteResponse) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const parts = addressesIn(await site.open('/sitemap.xml'));
  expect(parts).toEqual([1, 2, 3].map((number) => `${PUBLIC_URL}/sitemap-${number}.xml`));
  const listed: string[] = [];
  for (const part of parts) listed.push(...addressesIn(await site.open(part.slice(PUBLIC_URL.length))));
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((address) => address.includes('/package-view/'))).toEqual(
    packageIds.map((packageId) => `${PUBLIC_URL}/package-view/${packageId}`),
  );
  expect(listed).toContain(`${PUBLIC_URL}/about-us`);
  expect(listed).toContain(`${PUBLIC_URL}/destination-view/${id}`);
  for (const path of ['/sitemap-0.xml', '/sitemap-4.xml', '/sitemap-x.xml'])
    expect(await site.respond({ path, search: '' })).toBeNull();
});

test('the manifest carries the name of this place', async () => {
  const { headers, text } = await openSite().open('/manifest.webmanifest');
  expect(headers['Content-Type']).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(text)).toMatchObject({ name: settings.brandName, start_url: '/' });
});

test.each(['/assets/gone.js', '/favicon.ico', '/.env', '/robots.txt.br'])(
  '%s is a file, which no page can replace',
  async (path) => {
    expect(await openSite().respond({ path, search: '' })).toBeNull();
  },
);

/** A site whose agency says other things, which can be changed while it runs. */
const openSiteOf = (changed: object) => {
  const answers = { settings: { ...settings, brandName: 'Far Away', agency: { ...sampleAgency, ...changed } } };
  const site = openSite({
    read: async (name, input) =>
      name === 'showSiteSettings' ? { body: answers.settings, headers: {} } : readCatalogue(name, input),
  });
  return { ...site, answers };
};

test('what admins have set stands on the pages that the server makes: name, logo, figures, reviews, texts, contact and links', async () => {
  const logo = `/pictures/${'a'.repeat(32)}-1600.webp`;
  const { open } = openSiteOf({
    logo,
    phone: '+44 20 7946 0000',
    email: 'hi@far.example',
    address: '1 Quay Street\nBristol',
    hours: 'Every day: 9 to 5',
    figures: [{ figure: '12', label: 'Boats </script>' }],
    clientReviews: [{ author: 'Ines', trip: 'Douro', words: 'Slow & lovely.' }],
    travellerReviews: [{ author: 'Tom', trip: 'Lofoten', words: 'Cold and bright.' }],
    aboutLead: 'We sail.',
    aboutText: 'Since 1990.',
    storyHeading: 'Boats first',
    storyLead: 'It began with a dinghy.',
    story: 'Then a ferry.',
    contributeLink: 'https://far.example/help',
    contactLink: '/contact',
  });
  const home = parse((await open('/')).text);
  const words = home.body.textContent ?? '';
  for (const word of ['Far Away', '12', 'Boats </script>', 'Ines', 'Slow & lovely.', 'We sail.', 'Since 1990.'])
    expect(words).toContain(word);
  expect(home.querySelector('header img, nav img')?.getAttribute('src')).toBe(logo.replace('1600', '400'));
  const targetOf = (name: string) =>
    [...home.querySelectorAll('footer a')].find((link) => link.textContent === name)?.getAttribute('href');
  expect([targetOf('Contribute'), targetOf('Contact Us')]).toEqual(['https://far.example/help', '/contact']);
  const about = parse((await open('/about-us')).text).body.textContent ?? '';
  for (const word of ['Boats first', 'It began with a dinghy.', 'Then a ferry.', 'Tom']) expect(about).toContain(word);
  const contact = parse((await open('/contact')).text);
  const address = contact.querySelector('dl')?.textContent ?? '';
  for (const word of ['+44 20 7946 0000', 'hi@far.example', '1 Quay Street', 'Every day: 9 to 5'])
    expect(address).toContain(word);
  expect(contact.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+442079460000');
});

test('the colours of an agency stand over those of the style sheet, allowed by their hash; the written ones add nothing', async () => {
  const { open } = openSiteOf({ accentLight: '#7a1f5c' });
  const { text, inlined } = await open('/about-us');
  const colours = /<style>(:root\{[^<]*)<\/style>/.exec(text)?.[1] ?? '';
  expect(colours).toContain('--color-accent:light-dark(#7a1f5c,#5cc0d3)');
  expect(text.indexOf(colours)).toBeGreaterThan(text.indexOf(STYLE));
  expect(inlined?.styleHashes).toContain(`'sha256-${createHash('sha256').update(colours).digest('base64')}'`);
  expect(JSON.parse((await open('/manifest.webmanifest')).text)).toMatchObject({ name: 'Far Away', theme_color: '#7a1f5c' });
  expect((await openSite().open('/about-us')).text).not.toContain('--color-accent:');
});

test('the mark, the icon of the browser and that of a home screen follow the colours and the logo of the agency', async () => {
  const iconsOf = async ({ open }: ReturnType<typeof openSite>) => {
    const links = parse((await open('/about-us')).text).querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]');
    const { icons } = JSON.parse((await open('/manifest.webmanifest')).text) as { icons: { src: string }[] };
    return [...[...links].map((link) => link.getAttribute('href')), icons.at(-1)?.src];
  };
  const coloured = openSiteOf({ accentLight: '#7a1f5c', logo: null, version: 4 });
  expect(await iconsOf(coloured)).toEqual(['/mark.svg?4', '/icons/apple-touch-icon.png', '/mark.svg?4']);
  const { headers, text } = await coloured.open('/mark.svg?4');
  expect(headers['Content-Type']).toContain('image/svg+xml');
  expect(text).toContain('fill="#7a1f5c"');
  // The highlight is as written, so the drawing keeps its own.
  expect(text).toContain('fill="#ffb84d"');
  expect((await openSite().open('/mark.svg')).text).toContain('fill="#00657a"');
  const logo = `/pictures/${'a'.repeat(32)}`;
  const smallest = `${logo}-400.webp`;
  expect(await iconsOf(openSiteOf({ logo: `${logo}-1600.webp` }))).toEqual([smallest, smallest, smallest]);
});

test('while the settings cannot be read pages come with the last known ones, and none of these is kept', async () => {
  const broken = new Error('The database is gone.');
  const answers = { fails: false };
  const { open, kept } = openSite({
    read: async (name, input) => {
      if (answers.fails) throw broken;
      return name === 'showSiteSettings'
        ? { body: { ...settings, brandName: 'Far Away' }, headers: {} }
        : readCatalogue(name, input);
    },
  });
  await open('/contact');
  answers.fails = true;
  for (const path of ['/admin', '/about-us']) {
    const { status, text } = await open(path);
    expect(status).toBe(200);
    expect(text).toContain('<title>Far Away</title>');
  }
  expect([...kept.keys()].filter((key) => !key.endsWith('/contact'))).toEqual([]);
});

test('while the site is read-only each page says so, the shells of the logged-in too, outside of what the code renders', async () => {
  const maintenance = 'Until <b>ten</b> you can look, but not book.';
  const read: ReadForPage = async (name, input) =>
    name === 'showSiteSettings' ? { body: { ...settings, maintenance }, headers: {} } : readCatalogue(name, input);
  for (const path of ['/', '/admin', '/no-such-place']) {
    const notice = parse((await openSite({ read }).open(path)).text).querySelector('#maintenance');
    expect(notice?.textContent).toBe(maintenance);
    expect(notice?.closest('#root')).toBeNull();
    expect(parse((await openSite().open(path)).text).querySelector('#maintenance')).toBeNull();
  }
});
