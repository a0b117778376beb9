import type { SiteSettings } from '@wayfarer/contracts';
import { etagOf, type PreparedResponse } from '../../../http/prepared-response.ts';
import { PRIVATE_PATHS } from '../../../http/website/screens.ts';

const plain = (text: string, type: string): PreparedResponse => {
  const identity = Buffer.from(text);
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' };
  return { forms: { identity }, headers, etag: etagOf(identity) };
};

const robots = (publicUrl: string): string =>
  ['User-agent: *', ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');

const icon = (size: number) => ({ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });

const manifest = ({ brandName }: SiteSettings): string =>
  JSON.stringify({
    name: brandName,
    short_name: brandName,
    description: 'Find your perfect destination and book your dream vacation easily.',
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
