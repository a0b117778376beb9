import { createHash } from 'node:crypto';
import { type ReadForPage, sampleAgency } from '@wayfarer/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STYLE } from '../testing/built-website.ts';
import { type OpenSite, parseHtml, prepareSites, readCatalogue, siteSettings } from '../testing/open-site.ts';

let openSite: OpenSite;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ openSite, remove } = await prepareSites());
});
afterAll(() => remove());

const openSiteOf = (changed: object) => {
  const answers = { settings: { ...siteSettings, brandName: 'Far Away', agency: { ...sampleAgency, ...changed } } };
  const site = openSite({
    read: async (name, input) =>
      name === 'showSiteSettings' ? { body: answers.settings, headers: {} } : readCatalogue(name, input),
  });
  return { ...site, answers };
};

test('what admins have set is on the pages that the server renders: name, logo, figures, reviews, texts, contact and links', async () => {
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
  const home = parseHtml((await open('/')).text);
  const words = home.body.textContent ?? '';
  for (const word of ['Far Away', '12', 'Boats </script>', 'Ines', 'Slow & lovely.', 'We sail.', 'Since 1990.'])
    expect(words).toContain(word);
  expect(home.querySelector('header img, nav img')?.getAttribute('src')).toBe(logo.replace('1600', '400'));
  const targetOf = (name: string) =>
    [...home.querySelectorAll('footer a')].find((link) => link.textContent === name)?.getAttribute('href');
  expect([targetOf('Contribute'), targetOf('Contact Us')]).toEqual(['https://far.example/help', '/contact']);
  const about = parseHtml((await open('/about-us')).text).body.textContent ?? '';
  for (const word of ['Boats first', 'It began with a dinghy.', 'Then a ferry.', 'Tom']) expect(about).toContain(word);
  const contact = parseHtml((await open('/contact')).text);
  const address = contact.querySelector('dl')?.textContent ?? '';
  for (const word of ['+44 20 7946 0000', 'hi@far.example', '1 Quay Street', 'Every day: 9 to 5'])
    expect(address).toContain(word);
  expect(contact.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+442079460000');
});

test('the colours of an agency override those of the style sheet, allowed by their hash; the default ones add nothing', async () => {
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
    const links = parseHtml((await open('/about-us')).text).querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]');
    const { icons } = JSON.parse((await open('/manifest.webmanifest')).text) as { icons: { src: string }[] };
    return [...[...links].map((link) => link.getAttribute('href')), icons.at(-1)?.src];
  };
  const coloured = openSiteOf({ accentLight: '#7a1f5c', logo: null, version: 4 });
  expect(await iconsOf(coloured)).toEqual(['/mark.svg?4', '/icons/apple-touch-icon.png', '/mark.svg?4']);
  const { headers, text } = await coloured.open('/mark.svg?4');
  expect(headers['Content-Type']).toContain('image/svg+xml');
  expect(text).toContain('fill="#7a1f5c"');
  // The highlight is the default, so the drawing keeps its own.
  expect(text).toContain('fill="#ffb84d"');
  expect((await openSite().open('/mark.svg')).text).toContain('fill="#00657a"');
  const logo = `/pictures/${'a'.repeat(32)}`;
  const smallest = `${logo}-400.webp`;
  expect(await iconsOf(openSiteOf({ logo: `${logo}-1600.webp` }))).toEqual([smallest, `${logo}-180.png`, smallest]);
});

test('while the settings cannot be read pages use the last known ones, and are not cached', async () => {
  const broken = new Error('The database is gone.');
  const answers = { fails: false };
  const { open, kept } = openSite({
    read: async (name, input) => {
      if (answers.fails) throw broken;
      return name === 'showSiteSettings'
        ? { body: { ...siteSettings, brandName: 'Far Away' }, headers: {} }
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
    name === 'showSiteSettings' ? { body: { ...siteSettings, maintenance }, headers: {} } : readCatalogue(name, input);
  for (const path of ['/', '/admin', '/no-such-place']) {
    const notice = parseHtml((await openSite({ read }).open(path)).text).querySelector('#maintenance');
    expect(notice?.textContent).toBe(maintenance);
    expect(notice?.closest('#root')).toBeNull();
    expect(parseHtml((await openSite().open(path)).text).querySelector('#maintenance')).toBeNull();
  }
});
