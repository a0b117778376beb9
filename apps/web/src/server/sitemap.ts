import type { ListedPages } from '@wayfarer/contracts';
import { listings, type PublicName, screens } from '@wayfarer/contracts/screens';
import { paths } from '../shared/paths.ts';
import { escapeHtml } from './escape.ts';

/** Screens that always exist, in the order of their table. */
const LISTED = (Object.keys(listings) as PublicName[]).flatMap((name) =>
  listings[name].inSitemap && !screens[name].path.includes('{') ? [screens[name].path] : [],
);
/**
 * Addresses in one sitemap besides those of the screens: a fifth of what the protocol allows, so that one
 * takes a megabyte of memory.
 */
export const ADDRESSES_A_SITEMAP = 10_000;

const PART = /^\/sitemap-(\d{1,5})\.xml$/;
const documentOf = (kind: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${kind}>\n`;

/**
 * The number of the part of the sitemap at a path, from 0; null at any other. A single part is at
 * /sitemap.xml.
 */
export const partAt = (path: string): number | null => {
  const number = Number(PART.exec(path)?.[1] ?? 0);
  return number > 0 ? number - 1 : null;
};

/** The sitemap index, for more addresses than one sitemap may hold. */
export const sitemapIndex = (publicUrl: string, count: number): string => {
  const parts = Array.from({ length: Math.ceil(count / ADDRESSES_A_SITEMAP) }, (_, part) => `/sitemap-${part + 1}.xml`);
  return documentOf(
    'sitemapindex',
    parts.map((path) => `<sitemap><loc>${escapeHtml(publicUrl + path)}</loc></sitemap>`),
  );
};

/** How many pages there are of entities with a page each. */
export const countListed = async (listed: readonly ListedPages[]): Promise<number> => {
  const counts = await Promise.all(listed.map(({ count }) => count()));
  return counts.reduce((total, count) => total + count, 0);
};

/** The paths of a part of these pages, one kind after the other. */
export const listPaths = async (listed: readonly ListedPages[], part: number): Promise<string[]> => {
  const listedPaths: string[] = [];
  let before = part * ADDRESSES_A_SITEMAP;
  for (const { screen, count, listIds } of listed) {
    const left = ADDRESSES_A_SITEMAP - listedPaths.length;
    if (left > 0) listedPaths.push(...(await listIds(Math.max(before, 0), Math.max(0, left))).map((id) => paths[screen](id)));
    before -= await count();
  }
  return listedPaths;
};

/** Every public page (in the first part) and the paths of a part, with their full addresses. */
export const sitemap = (publicUrl: string, listedPaths: readonly string[], part = 0): string => {
  const addresses = [...(part === 0 ? LISTED : []), ...listedPaths];
  const entries = addresses.map((address) => `<url><loc>${escapeHtml(publicUrl + address)}</loc></url>`);
  return documentOf('urlset', entries);
};
