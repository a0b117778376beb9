import { audienceOf, type Screen, screens } from '@wayfarer/contracts/screens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, PUBLIC_URL, parseHtml, prepareSites, readCatalogue, siteId, siteSettings } from '../testing/open-site.ts';

let openSite: OpenSite;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ openSite, remove } = await prepareSites());
});
afterAll(() => remove());

const openBoth = () =>
  openSite({
    languages: ['xx'],
    read: async (name, input) =>
      name === 'showSiteSettings'
        ? { body: { ...siteSettings, languages: ['en', 'xx'] }, headers: {} }
        : readCatalogue(name, input),
  });
const addressOf = ({ path }: Screen): string => path.replace('{day}', '2027-01-31').replace(/\{\w+\}/, siteId);
const every = Object.values<Screen>(screens);

test.each(every.filter((screen) => audienceOf(screen) === 'everyone').map(addressOf))(
  '%s in another language says so, is for its own address, and leads to pages of its language',
  async (address) => {
    const { open, failures } = openBoth();
    const asked = address === '/' ? '/xx' : `/xx${address}`;
    const { status, text } = await open(asked);
    expect(status).toBe(200);
    const page = parseHtml(text);
    expect(page.documentElement.lang).toBe('en-XA');
    expect(page.documentElement.dataset.language).toBe('xx');
    expect(page.documentElement.dir).toBe('ltr');
    expect(page.documentElement.dataset.words).toBe('/assets/words-xx-abc123.json');
    expect(page.getElementById('root')?.dataset.renderedFor).toBe(asked);
    expect(page.querySelector('footer nav[aria-label="[Läñgüägé]"]')).not.toBeNull();
    const places = [...page.querySelectorAll('#root a[href^="/"]:not([hreflang]), #root form[action]')]
      .map((place) => place.getAttribute('href') ?? place.getAttribute('action') ?? '')
      .filter((place) => !place.startsWith('/pictures/'));
    expect(places.filter((place) => !/^\/xx($|[/?])/.test(place))).toEqual([]);
    expect(places).not.toEqual([]);
    expect(failures).toEqual([]);
  },
);

test('each page names itself in every language, for search engines and for readers', async () => {
  const { open } = openBoth();
  for (const [asked, itself] of [
    ['/about-us', '/about-us'],
    ['/xx/about-us', '/xx/about-us'],
  ] as const) {
    const page = parseHtml((await open(asked)).text);
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(PUBLIC_URL + itself);
    const alternates = [...page.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(alternates).toEqual([
      ['en', `${PUBLIC_URL}/about-us`],
      ['en-XA', `${PUBLIC_URL}/xx/about-us`],
      ['x-default', `${PUBLIC_URL}/about-us`],
    ]);
    const offered = [...page.querySelectorAll('footer a[hreflang]')].map((link) => link.getAttribute('href'));
    expect(offered).toEqual(['/about-us', '/xx/about-us']);
  }
});

test('pages of two languages are cached apart', async () => {
  const { open, kept } = openBoth();
  const [english, other] = [(await open('/about-us')).text, (await open('/xx/about-us')).text];
  expect(other).not.toBe(english);
  expect([(await open('/about-us')).text, (await open('/xx/about-us')).text]).toEqual([english, other]);
  expect(kept.size).toBe(2);
});

test('a site with one language is what it was: no tag, no switch, and a prefix is no address', async () => {
  const { open } = openSite();
  const { text } = await open('/about-us');
  expect(text).toContain('<html lang="en">');
  expect(parseHtml(text).querySelectorAll('[hreflang], [data-words]')).toHaveLength(0);
  expect((await open('/xx/about-us')).status).toBe(404);
});

test('an unknown language, and a screen of staff in another one, are no addresses', async () => {
  const { open } = openBoth();
  expect((await open('/yy/about-us')).status).toBe(404);
  expect((await open('/xxx')).status).toBe(404);
  for (const staff of every.filter(({ page }) => page.startsWith('admin'))) {
    expect((await open(`/xx${addressOf(staff)}`)).status, staff.path).toBe(404);
  }
});

test('screens of travellers are kept from search engines in each language', async () => {
  const { text } = await openBoth().open('/robots.txt');
  for (const path of ['/my-trip/', '/xx/my-trip/']) expect(text).toContain(`Disallow: ${path}\n`);
});

test('a language whose texts the website was built without ends the start with its code', () => {
  expect(() => openSite({ languages: ['de'] })).toThrow("The website has no texts in the language 'de'.");
});
