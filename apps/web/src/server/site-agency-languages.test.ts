import { sampleAgency } from '@wayfarer/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, parseHtml, prepareSites, readCatalogue, siteSettings } from '../testing/open-site.ts';

let openSite: OpenSite;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ openSite, remove } = await prepareSites());
});
afterAll(() => remove());

const english = {
  ...sampleAgency,
  hours: 'Every day',
  aboutLead: 'We sail.',
  figures: [{ figure: '12', label: 'Boats' }],
  clientReviews: [{ author: 'Ines', trip: 'Douro', words: 'Slow and lovely.' }],
  operator: { people: 'Six captains' },
};
const translated = {
  ...english,
  aboutLead: 'Wir segeln.',
  clientReviews: [{ author: 'Ines', trip: 'Douro', words: 'Langsam.' }],
  untranslated: ['hours', 'figures', 'clientReviews/0/trip', 'operator'],
};
const open = (address: string) =>
  openSite({
    languages: ['xx'],
    read: async (name, input) =>
      name === 'showSiteSettings'
        ? {
            body: {
              ...siteSettings,
              languages: ['en', 'xx'],
              agency: input.query?.language === 'xx' ? translated : english,
            },
            headers: {},
          }
        : readCatalogue(name, input),
  }).open(address);
const page = async (address: string): Promise<Document> => parseHtml((await open(address)).text);
const languageOf = (document: Document, text: string): string | undefined =>
  [...document.querySelectorAll('#root *')]
    .findLast(({ textContent }) => textContent?.includes(text))
    ?.closest('[lang]')
    ?.getAttribute('lang') ?? undefined;

test('a page in another language has the agency’s texts in it, and names those in English as what they are', async () => {
  const home = await page('/xx');
  expect([languageOf(home, 'Wir segeln.'), languageOf(home, 'Langsam.')]).toEqual(['en-XA', 'en-XA']);
  expect(['Boats', 'Douro'].map((text) => languageOf(home, text))).toEqual(['en', 'en']);
  expect(home.body.textContent).not.toContain('We sail.');
  expect(languageOf(await page('/xx/contact'), 'Every day')).toBe('en');
});

test('English pages have the agency’s English texts beside pages in another language', async () => {
  await page('/xx');
  const home = await page('/');
  expect(home.body.textContent).toContain('We sail.');
  expect(home.querySelectorAll('#root [lang]:not([hreflang])').length).toBe(0);
});
