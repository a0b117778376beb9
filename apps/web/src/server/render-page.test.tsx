import {
  type ReadForPage,
  type SiteSettings,
  sampleAgency,
  sampleDestination,
  sampleTourPackage,
  type TourPackage,
} from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { IN_ENGLISH } from '../testing/in-english.ts';
import { quoteCase } from '../testing/quoted-trip.ts';
import { type RenderedPage, renderPage } from './render-page.tsx';

const settings: SiteSettings = {
  brandName: 'Far & <b>Away</b>',
  siteTimeZone: 'Asia/Kolkata',
  bookingCutOffDays: 0,
  currencySigns: 'written',
  demoAccounts: false,
  maintenance: null,
  texts: [],
  agency: sampleAgency,
};
const publicUrl = 'https://travel.example';
const nasty = {
  ...sampleTourPackage,
  title: 'Hampi </script><script>alert(1)</script>',
  description: `"Quoted" & ${'long '.repeat(100)}`,
};

const spot = { ...sampleDestination, name: 'Hampi </script><b>', description: `"Boulders" & ${'groves '.repeat(60)}` };

const read: ReadForPage = async (name, { params }) => {
  const headers = { 'X-Total-Count': '1' };
  if (name === 'listDestinations') return { body: [sampleDestination], headers };
  if (name === 'listTourPackages' || name === 'filterTourPackages') return { body: [sampleTourPackage], headers };
  if (name === 'findDestination') return params?.id === spot._id ? { body: spot, headers } : null;
  return params?.id === nasty._id ? { body: nasty, headers: {} } : null;
};

const pageAt = async (path: string): Promise<RenderedPage & { document: Document }> => {
  const page = await renderPage({ ...IN_ENGLISH, path, settings, publicUrl, read });
  if (page === null) throw new Error(`There is no page at ${path}.`);
  const document = new DOMParser().parseFromString(
    `<!doctype html><head>${page.head}</head><body>${page.body}</body>`,
    'text/html',
  );
  return { ...page, document };
};
const contentOf = (document: Document, selector: string) => document.querySelector(selector)?.getAttribute('content');

test.each([
  ['/', 'Explore the World with Far & <b>Away</b>', 'Far & <b>Away</b>'],
  ['/package-view', 'Find your next journey', 'Packages · Far & <b>Away</b>'],
  ['/destination-view', 'Our Destinations', 'Destinations · Far & <b>Away</b>'],
  ['/about-us', 'About Us', 'About Us · Far & <b>Away</b>'],
  ['/contact', 'Contact Us', 'Contact Us · Far & <b>Away</b>'],
  ['/register', 'Create an Account', 'Create an Account · Far & <b>Away</b>'],
  ['/login', 'Welcome Back', 'Welcome Back · Far & <b>Away</b>'],
])('%s says what it says before any code runs, in the name of this site', async (path, heading, title) => {
  const { document } = await pageAt(path);
  expect(document.querySelector('h1')?.textContent).toBe(heading);
  expect(document.title).toBe(title);
  expect(contentOf(document, 'meta[name="description"]')).toMatch(/\w{3}/);
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(publicUrl + path);
  expect(contentOf(document, 'meta[property="og:image"]')).toBe(`${publicUrl}/icons/share.jpg`);
  expect(document.querySelector('footer')).not.toBeNull();
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

test('pages with a catalogue carry it, in their words and for the code to come', async () => {
  const home = await pageAt('/');
  expect(home.document.body.textContent).toContain(sampleDestination.name);
  expect(JSON.stringify(home.data)).toContain(sampleDestination._id);
  const list = await pageAt('/package-view');
  expect(list.document.body.textContent).toContain(sampleTourPackage.title);
});

test('the first picture is asked for at once and before others, in the size of the screen', async () => {
  const { document } = await pageAt('/');
  const picture = document.querySelector('[data-hero] picture');
  expect(picture?.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
  const [forPhones, forOthers] = picture?.querySelectorAll('source[type="image/avif"]') ?? [];
  expect(forPhones?.getAttribute('srcset')).toBe('/hero/home-phone.avif');
  expect(forOthers?.getAttribute('srcset')).toContain('/hero/home-750.avif 750w');
  expect(document.querySelectorAll('img[fetchpriority="high"], img[loading="eager"]')).toHaveLength(1);
});

test('a package tells search engines what it is and costs, and markup in its texts stays text', async () => {
  const { document } = await pageAt(`/package-view/${nasty._id}`);
  const blocks = [...document.querySelectorAll('script')];
  expect(blocks.map(({ type }) => type)).toEqual(['application/ld+json']);
  expect(JSON.parse(blocks[0]?.textContent ?? '')).toMatchObject({
    '@type': 'Product',
    name: nasty.title,
    offers: {
      '@type': 'Offer',
      price: '1999.99',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: `${publicUrl}/package-view/${nasty._id}`,
    },
  });
  expect(document.querySelector('h1')?.textContent).toBe(nasty.title);
  expect(document.title).toBe(`${nasty.title} · Far & <b>Away</b>`);
  expect(contentOf(document, 'meta[name="description"]')?.length).toBeLessThanOrEqual(161);
  expect(contentOf(document, 'meta[property="og:image"]')).toBe(publicUrl + nasty.images[0]);
});

test.each([
  ['every day is sold', { nextDay: null }],
  ['its last day is over', { availableTo: '2020-12-31' }],
])('a package tells search engines that it is sold out once %s', async (_, over) => {
  const page = await renderPage({
    ...IN_ENGLISH,
    path: `/package-view/${nasty._id}`,
    settings,
    publicUrl,
    read: async (name, question) =>
      name === 'findTourPackage' ? { body: { ...sampleTourPackage, ...over }, headers: {} } : read(name, question),
  });
  expect(page?.head).toContain('https://schema.org/SoldOut');
  expect(page?.head).not.toContain('InStock');
});

const scheduled = {
  ...sampleTourPackage,
  nextDay: '2199-12-05',
  next: { left: 3 },
  schedule: { rules: [], added: ['2199-12-05'], closed: [], startTime: '06:30', cutOff: { days: 2, at: '18:00' } },
};
const scheduledPage = async (over: Partial<TourPackage> = {}) => {
  const page = await renderPage({
    ...IN_ENGLISH,
    path: `/package-view/${scheduled._id}`,
    settings,
    publicUrl,
    read: async (name) => ({ body: name === 'findTourPackage' ? { ...scheduled, ...over } : [], headers: {} }),
  });
  return new DOMParser().parseFromString(`<!doctype html><head>${page?.head}</head><body>${page?.body}</body>`, 'text/html');
};

test('the next departure can be read and chosen before any code runs', async () => {
  const row = (await scheduledPage()).querySelector('section[aria-labelledby="departures"] li');
  expect(row?.textContent).toBe('Thu, 5 Dec 2199 → to Sat, 7 Dec 21993 leftChoose');
  expect(row?.querySelector('a')?.getAttribute('href')).toBe(`/book-your-pkg/${scheduled._id}?day=2199-12-05`);
});

test('every price can be read before any code runs', async () => {
  const season = { name: 'Dry season', from: '2199-12-10', to: '2199-12-20', percent: 10 };
  const page = await scheduledPage({
    ...quoteCase('everything at once').prices,
    schedule: { rules: [], added: ['2199-12-05', '2199-12-12'], closed: [] },
    seasons: [season, { ...season, from: '2020-01-01', to: '2020-01-02' }],
  });
  const rows = [...page.querySelectorAll('table tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Day of departure', 'Adult12 and older', 'Child2–11', 'Infant0–1'],
    ['Other days', '₹10,000.00', '₹5,000.00', 'Free'],
    ['Dry season10 Dec 2199 – 20 Dec 2199', '₹11,000.00', '₹5,500.00', 'Free'],
  ]);
  const others = [...page.querySelectorAll('section[aria-labelledby="prices"] dl > div')].map(({ textContent }) => textContent);
  expect(others).toContain('From 6 seats on5 % off');
  expect(others).toContain('Single roomWhoever travels alone has one.₹1,500.00');
  expect(others).toContain('Airport transfer₹800.00 per person');
  expect(others).toContain('LunchIncluded');
});

test('a destination tells search engines where it is and which trips go there, and markup in its texts stays text', async () => {
  const { document } = await pageAt(`/destination-view/${spot._id}`);
  const blocks = [...document.querySelectorAll('script')];
  expect(blocks.map(({ type }) => type)).toEqual(['application/ld+json']);
  const url = `${publicUrl}/destination-view/${spot._id}`;
  expect(JSON.parse(blocks[0]?.textContent ?? '')['@graph']).toMatchObject([
    { '@type': 'TouristDestination', name: spot.name, url, image: publicUrl + spot.imageUrl },
    { '@type': 'BreadcrumbList', itemListElement: [{ item: `${publicUrl}/destination-view` }, { name: spot.name, item: url }] },
    {
      '@type': 'ItemList',
      itemListElement: [{ name: sampleTourPackage.title, url: `${publicUrl}/package-view/${sampleTourPackage._id}` }],
    },
  ]);
  expect(document.querySelector('h1')?.textContent).toBe(spot.name);
  expect(document.body.textContent).toContain(sampleTourPackage.title);
  expect(document.title).toBe(`${spot.name}, India · Far & <b>Away</b>`);
  expect(contentOf(document, 'meta[property="og:image"]')).toBe(publicUrl + spot.imageUrl);
});

test('there is no page for a package or a destination that is not on offer', async () => {
  expect(
    await renderPage({ ...IN_ENGLISH, path: '/destination-view/0123456789abcdef01234567', settings, publicUrl, read }),
  ).toBeNull();
  expect(
    await renderPage({ ...IN_ENGLISH, path: '/package-view/0123456789abcdef01234567', settings, publicUrl, read }),
  ).toBeNull();
});

test('an unknown address is a helpful page that nobody lists', async () => {
  const { document } = await pageAt('/404');
  expect(document.querySelector('h1')?.textContent).toBe('We could not find this page');
  expect(contentOf(document, 'meta[name="robots"]')).toBe('noindex');
});
