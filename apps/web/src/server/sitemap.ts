import { type Screen, screens } from '@wayfarer/contracts/screens';
import { paths } from '../shared/paths.ts';
import { escapeHtml } from './escape.ts';

/** Screens that always exist, in the order of their table. */
const LISTED = Object.values<Screen>(screens).flatMap((screen) =>
  screen.audience === 'everyone' && screen.inSitemap && !screen.path.includes('{') ? [screen.path] : [],
);
/** What one sitemap may hold by its protocol. */
const MOST_ADDRESSES = 50_000;
/** Packages that are listed at most. */
export const MOST_LISTED_PACKAGES = MOST_ADDRESSES - LISTED.length;

/** Every public page and every package on offer, with its whole address. */
export const sitemap = (publicUrl: string, packageIds: readonly string[]): string => {
  const addresses = [...LISTED, ...packageIds.map((id) => paths.packageDetail(id))];
  const entries = addresses.map((address) => `<url><loc>${escapeHtml(publicUrl + address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
};
