import { type Screen, screens } from '@wayfarer/contracts/screens';
import { paths } from '../shared/paths.ts';
import { escapeHtml } from './escape.ts';

/** Screens that always exist, in the order of their table. */
const LISTED = Object.values<Screen>(screens).flatMap((screen) =>
  screen.audience === 'everyone' && screen.inSitemap && !screen.path.includes('{') ? [screen.path] : [],
);
/** Packages in one sitemap: a fifth of what its protocol allows, so that one takes a megabyte of memory. */
export const PACKAGES_A_SITEMAP = 10_000;

const PART = /^\/sitemap-(\d{1,5})\.xml$/;
const documentOf = (kind: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${kind}>\n`;

/** Which part of the sitemap stands at a path, from 0; null at any other. The first is at /sitemap.xml where there is one alone. */
export const partAt = (path: string): number | null => {
  const number = Number(PART.exec(path)?.[1] ?? 0);
  return number > 0 ? number - 1 : null;
};

/** The sitemap of sitemaps, for more packages than one may hold. */
export const sitemapIndex = (publicUrl: string, packages: number): string => {
  const parts = Array.from({ length: Math.ceil(packages / PACKAGES_A_SITEMAP) }, (_, part) => `/sitemap-${part + 1}.xml`);
  return documentOf(
    'sitemapindex',
    parts.map((path) => `<sitemap><loc>${escapeHtml(publicUrl + path)}</loc></sitemap>`),
  );
};

/** Every public page (in the first part) and the packages of a part, with their whole addresses. */
export const sitemap = (publicUrl: string, packageIds: readonly string[], part = 0): string => {
  const addresses = [...(part === 0 ? LISTED : []), ...packageIds.map((id) => paths.packageDetail(id))];
  const entries = addresses.map((address) => `<url><loc>${escapeHtml(publicUrl + address)}</loc></url>`);
  return documentOf('urlset', entries);
};
