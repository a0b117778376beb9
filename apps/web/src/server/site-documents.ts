import type { SiteNeeds, SiteResponse, SiteSettings } from '@wayfarer/contracts';
import { type Screen, screens } from '@wayfarer/contracts/screens';
import { MOST_LISTED_PACKAGES, sitemap } from './sitemap.ts';

const HOUR = 'public, max-age=3600';

const documentOf = (text: string, type: string, caching: string): SiteResponse => ({
  status: 200,
  headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': caching },
  text,
});

const all = Object.values<Screen>(screens);
const publicPaths = all.filter(({ audience }) => audience === 'everyone').map(({ path }) => path);

/** `Disallow` names beginnings of addresses; `$` ends one that a public address goes on from. */
const privatePaths = (): string[] => {
  const beginnings = all.filter(({ audience }) => audience !== 'everyone').map(({ path }) => path.replace(/\{.*/, ''));
  return ['/api/', ...beginnings].map((path) => (publicPaths.some((one) => one.startsWith(path)) ? `${path}$` : path));
};

const robots = (publicUrl: string): string =>
  ['User-agent: *', ...privatePaths().map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');

const icon = (size: number) => ({ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });

const manifest = ({ brandName }: SiteSettings): string =>
  JSON.stringify({
    name: brandName,
    short_name: brandName,
    description: screens.home.description,
    start_url: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#00657a',
    icons: [icon(192), icon(512), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });

type Needs = Pick<SiteNeeds<unknown>, 'settings' | 'publicUrl' | 'listPackageIds'>;

/** What this place says of itself to robots and home screens, by address. */
export const siteDocuments = ({
  settings,
  publicUrl,
  listPackageIds,
}: Needs): Readonly<Record<string, () => Promise<SiteResponse>>> => ({
  '/robots.txt': async () => documentOf(robots(publicUrl), 'text/plain', HOUR),
  '/manifest.webmanifest': async () => documentOf(manifest(settings), 'application/manifest+json', HOUR),
  '/sitemap.xml': async () =>
    documentOf(sitemap(publicUrl, await listPackageIds(MOST_LISTED_PACKAGES)), 'application/xml', 'no-cache'),
});
