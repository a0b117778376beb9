import { type Screen, screens } from '@wayfarer/contracts/screens';
import { escapeHtml } from '../../../http/website/page-shell.ts';

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
  const paths = [...LISTED, ...packageIds.map((id) => screens.packageDetail.path.replace('{id}', id))];
  const entries = paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
};
