import type { ListedPages } from '@wayfarer/contracts';
import { listings, type PublicName, screens } from '@wayfarer/contracts/screens';
import { paths } from '../shared/paths.ts';
import { alternatesOf } from './alternates.ts';
import { escapeHtml } from './escape.ts';
import type { SiteLanguage } from './languages.ts';

/** Screens that always exist, in the order of their table. */
const LISTED = (Object.keys(listings) as PublicName[]).flatMap((name) =>
  listings[name].inSitemap && !screens[name].path.includes('{') ? [screens[name].path] : [],
);
/** A fifth of what the protocol allows, so that one sitemap takes a megabyte of memory. */
const MAX_ADDRESSES = 10_000;

/**
 * Addresses in one sitemap besides those of the screens. Where there are other languages each names itself in
 * all of them, so that there are fewer.
 */
export const addressesASitemap = (languages: readonly SiteLanguage[]): number =>
  languages.length < 2 ? MAX_ADDRESSES : Math.floor(MAX_ADDRESSES / (2 * languages.length));

const PART = /^\/sitemap-(\d{1,5})\.xml$/;
const documentOf = (kind: string, entries: readonly string[], namespace = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>\n${entries.join('\n')}\n</${kind}>\n`;

/**
 * The number of the part of the sitemap at a path, from 0; null at any other. A single part is at
 * /sitemap.xml.
 */
export const partAt = (path: string): number | null => {
  const number = Number(PART.exec(path)?.[1] ?? 0);
  return number > 0 ? number - 1 : null;
};

/** The sitemap index, for more addresses than one sitemap may hold. */
export const sitemapIndex = (publicUrl: string, count: number, languages: readonly SiteLanguage[]): string => {
  const parts = Array.from({ length: Math.ceil(count / addressesASitemap(languages)) }, (_, part) => `/sitemap-${part + 1}.xml`);
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

/** The paths of a part of so many of these pages, one kind after the other. */
export const listPaths = async (listed: readonly ListedPages[], part: number, most: number): Promise<string[]> => {
  const listedPaths: string[] = [];
  let before = part * most;
  for (const { screen, count, listIds } of listed) {
    const left = most - listedPaths.length;
    if (left > 0) listedPaths.push(...(await listIds(Math.max(before, 0), Math.max(0, left))).map((id) => paths[screen](id)));
    before -= await count();
  }
  return listedPaths;
};

type SitemapOptions = {
  readonly publicUrl: string;
  readonly paths: readonly string[];
  readonly part: number;
  readonly languages: readonly SiteLanguage[];
};

/**
 * Every public page (in the first part) and the paths of a part, with their full addresses, each with those of
 * the same page in every language.
 */
export const sitemap = ({ publicUrl, paths: listedPaths, part, languages }: SitemapOptions): string => {
  const entryOf = (path: string): string => {
    const alternates = alternatesOf(publicUrl, path, languages).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    );
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${alternates.join('')}</url>`;
  };
  const entries = [...(part === 0 ? LISTED : []), ...listedPaths].map(entryOf);
  return documentOf('urlset', entries, languages.length < 2 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
};
