import type { SiteSettings } from '@wayfarer/contracts';
import { type Screen, screens } from '@wayfarer/contracts/screens';
import { etagOf, type PreparedResponse } from '../../../http/prepared-response.ts';

const plain = (text: string, type: string): PreparedResponse => {
  const identity = Buffer.from(text);
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' };
  return { bodies: { identity }, headers, etag: etagOf(identity) };
};

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

/** What this place says of itself to robots and home screens; the same as long as the process lives. */
export const siteDocuments = (settings: SiteSettings, publicUrl: string): ReadonlyMap<string, PreparedResponse> =>
  new Map([
    ['/robots.txt', plain(robots(publicUrl), 'text/plain')],
    ['/manifest.webmanifest', plain(manifest(settings), 'application/manifest+json')],
  ]);
