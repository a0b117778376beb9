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

test('titles, descriptions and previews are in the language of the page, whichever page was rendered before', async () => {
  const { open } = openBoth();
  const headOf = async (address: string) => {
    const page = parseHtml((await open(address)).text);
    const contentOf = (name: string) =>
      page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
    return { title: page.title, description: contentOf('description'), locale: contentOf('og:locale') };
  };
  const brand = siteSettings.brandName;
  expect(await headOf('/xx/about-us')).toEqual({
    title: `[Äbööt Üš] · ${brand}`,
    description: '[Šmäll gröüpš]',
    locale: 'en_GB',
  });
  expect(await headOf('/about-us')).toEqual({
    title: `About Us · ${brand}`,
    description: 'Small groups, honest prices and guides who grew up there.',
    locale: 'en_GB',
  });
  const mine = `/view-my-booking/${siteId}`;
  expect(await headOf(`/xx${mine}`)).toMatchObject({ title: `[Mý Bööküñgš] · ${brand}` });
  expect((await open(`/xx${mine}`)).text).toContain('[Ñéédš JäväŠçrüpt]');
  expect(await headOf(mine)).toMatchObject({ title: `My Bookings · ${brand}` });
});

test('structured data names other pages by their addresses in the language of the page', async () => {
  const { text } = await openBoth().open(`/xx/destination-view/${siteId}`);
  const data = parseHtml(text).querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(data).toContain(`"name":"[Déštüñätüöñš]","item":"${PUBLIC_URL}/xx/destination-view"`);
  expect(data).toContain(`"url":"${PUBLIC_URL}/xx/package-view/${siteId}"`);
});

test('the sitemap names each page in every language; with English alone it says nothing of languages', async () => {
  const { text } = await openBoth().open('/sitemap.xml');
  expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const links = [
    ['en', '/about-us'],
    ['en-XA', '/xx/about-us'],
    ['x-default', '/about-us'],
  ].map(([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${PUBLIC_URL}${path}"/>`);
  expect(text).toContain(`<url><loc>${PUBLIC_URL}/about-us</loc>${links.join('')}</url>`);
  const entries = [...text.matchAll(/<url>/g)];
  expect([...text.matchAll(/hreflang="en-XA"/g)]).toHaveLength(entries.length);
  expect((await openSite().open('/sitemap.xml')).text).not.toContain('xhtml');
});

test('with other languages a large catalogue is in smaller sitemaps, each destination and package in one of them', async () => {
  const packageIds = Array.from({ length: 6000 }, (_, number) => String(number).padStart(24, '0'));
  const { open, respond } = openSite({ packageIds, languages: ['xx'] });
  const addressesIn = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const parts = addressesIn((await open('/sitemap.xml')).text);
  expect(parts).toEqual([1, 2, 3].map((number) => `${PUBLIC_URL}/sitemap-${number}.xml`));
  const listed = await Promise.all(parts.map(async (part) => addressesIn((await open(part.slice(PUBLIC_URL.length))).text)));
  expect(listed.flat().filter((address) => address.includes('/package-view/'))).toEqual(
    packageIds.map((packageId) => `${PUBLIC_URL}/package-view/${packageId}`),
  );
  expect(await respond({ path: '/sitemap-4.xml', search: '' })).toBeNull();
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

test('the words of an operator are on the pages of their language alone, English too, and the browser loads the same', async () => {
  const ownIn = (language: 'en' | 'xx', text: string) => ({
    catalogue: { language, texts: { 'About Us': [text] } },
    address: `/assets/words-${language}-own.json`,
  });
  const titleOf = (page: Document): string => page.title.replace(` · ${siteSettings.brandName}`, '');
  const { open } = openSite({ languages: ['xx'], ownWords: [ownIn('en', 'Who we are'), ownIn('xx', '[Öwn]')] });
  const [english, other] = [parseHtml((await open('/about-us')).text), parseHtml((await open('/xx/about-us')).text)];
  expect([titleOf(english), titleOf(other)]).toEqual(['Who we are', '[Öwn]']);
  for (const [page, language] of [
    [english, 'en'],
    [other, 'xx'],
  ] as const) {
    expect(page.documentElement.dataset).toMatchObject({ language, words: `/assets/words-${language}-own.json` });
  }
  expect(english.documentElement.lang).toBe('en');
  const { open: openAlone } = openSite({ ownWords: [ownIn('en', 'Who we are')] });
  expect(titleOf(parseHtml((await openAlone('/about-us')).text))).toBe('Who we are');
});

test('texts of another language are fetched beside the code: at once where a page waits for that, else by its start', async () => {
  const { open } = openBoth();
  const preloaded = async (address: string) =>
    parseHtml((await open(address)).text)
      .querySelector('link[rel="preload"][as="fetch"]')
      ?.getAttribute('href');
  expect(await preloaded('/xx/account')).toBe('/assets/words-xx-abc123.json');
  expect(await preloaded('/xx/about-us')).toBeUndefined();
  expect(await preloaded('/account')).toBeUndefined();
});

test('a language whose texts the website was built without ends the start with its code', () => {
  expect(() => openSite({ languages: ['de'] })).toThrow("The website has no texts in the language 'de'.");
});
