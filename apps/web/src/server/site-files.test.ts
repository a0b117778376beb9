import type { SiteResponse } from '@wayfarer/contracts';
import { audienceOf, isPublic, listings, type Screen, type ScreenName, screens } from '@wayfarer/contracts/screens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, PUBLIC_URL, prepareSites, siteId, siteSettings } from '../testing/open-site.ts';

let openSite: OpenSite;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ openSite, remove } = await prepareSites());
});
afterAll(() => remove());

const all = Object.values<Screen>(screens);

test('robots keep away from calls and private screens, and from no public one', async () => {
  const { headers, text } = await openSite().open('/robots.txt');
  expect(headers['Content-Type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  const refused = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule);
  const isRefused = (path: string) => refused.some((rule) => (rule.endsWith('$') ? `${path}$` === rule : path.startsWith(rule)));
  expect(isRefused('/api/package')).toBe(true);
  for (const { path, page } of all)
    expect([path, isRefused(path.replace(/\{\w+\}/, siteId))]).toEqual([path, audienceOf({ page }) !== 'everyone']);
});

test('the sitemap lists every public page, every destination and every package on offer, and no other', async () => {
  const { headers, text } = await openSite().open('/sitemap.xml');
  expect(headers['Content-Type']).toBe('application/xml; charset=utf-8');
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const shown = (Object.keys(screens) as ScreenName[])
    .filter((name) => isPublic(name) && listings[name].inSitemap)
    .map((name) => PUBLIC_URL + screens[name].path.replace('{id}', siteId));
  expect(listed.toSorted()).toEqual(shown.toSorted());
});

test('a large catalogue is listed in several sitemaps with an index: each destination and package is in one of them', async () => {
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
  expect(listed).toContain(`${PUBLIC_URL}/destination-view/${siteId}`);
  for (const path of ['/sitemap-0.xml', '/sitemap-4.xml', '/sitemap-x.xml'])
    expect(await site.respond({ path, search: '' })).toBeNull();
});

test('the manifest carries the name of this place', async () => {
  const { headers, text } = await openSite().open('/manifest.webmanifest');
  expect(headers['Content-Type']).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(text)).toMatchObject({ name: siteSettings.brandName, start_url: '/' });
});

test.each(['/assets/gone.js', '/favicon.ico', '/.env', '/robots.txt.br'])(
  '%s is a file, which no page can replace',
  async (path) => {
    expect(await openSite().respond({ path, search: '' })).toBeNull();
  },
);
