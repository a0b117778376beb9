import type { SiteNeeds, SiteResponse, SiteSettings } from '@wayfarer/contracts';
import { audienceOf, type Screen, screens, siteDescription } from '@wayfarer/contracts/screens';
import { paths } from '../shared/paths.ts';
import { markOf } from '../shared/site-mark.ts';
import type { CurrentSettings } from './current-settings.ts';
import { languageAt, type SiteLanguage, speakAs } from './languages.ts';
import { markIn } from './site-mark.ts';
import { addressesASitemap, countListed, listPaths, partAt, sitemap, sitemapIndex } from './sitemap.ts';

const HOUR = 'public, max-age=3600';

const documentOf = (text: string, type: string, caching: string): SiteResponse => ({
  status: 200,
  headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': caching },
  text,
});

const all = Object.values<Screen>(screens);
const publicPaths = all.filter((screen) => audienceOf(screen) === 'everyone').map(({ path }) => path);

/** `Disallow` matches prefixes of addresses; `$` ends one that is the prefix of a public address. */
const privatePaths = (languages: readonly SiteLanguage[]): string[] => {
  const beginnings = all.filter((screen) => audienceOf(screen) !== 'everyone').map(({ path }) => path.replace(/\{.*/, ''));
  const inEnglish = beginnings.map((path) => (publicPaths.some((one) => one.startsWith(path)) ? `${path}$` : path));
  return ['/api/', ...languages.flatMap(({ prefix }) => inEnglish.map((path) => prefix + path))];
};

const robots = (publicUrl: string, languages: readonly SiteLanguage[]): string =>
  [
    'User-agent: *',
    ...privatePaths(languages).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

const icon = (size: number) => ({ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });

/** One for all languages, in English. */
const manifest = ({ brandName, agency }: SiteSettings, languages: readonly SiteLanguage[]): string => {
  speakAs(languageAt(languages, '/').language);
  return JSON.stringify({
    name: brandName,
    short_name: brandName,
    description: siteDescription(),
    start_url: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: agency.accentLight,
    icons: [
      // The built icons are in the default colours.
      ...(agency.logo === null ? [icon(192), icon(512)] : []),
      { src: markOf(agency), sizes: 'any', type: agency.logo === null ? 'image/svg+xml' : 'image/webp' },
    ],
  });
};

type Needs = Pick<SiteNeeds<unknown>, 'folder' | 'publicUrl' | 'listed'> & {
  readonly settings: CurrentSettings;
  readonly languages: readonly SiteLanguage[];
};
type SitemapNeeds = Pick<Needs, 'publicUrl' | 'listed' | 'settings' | 'languages'>;

/** The texts of the agency are in the first part, once they are written. */
const sitemapPart = async ({ publicUrl, listed, settings, languages }: SitemapNeeds, part: number): Promise<SiteResponse> => {
  const texts = part === 0 ? (await settings.read()).texts.map((name) => paths[name]()) : [];
  const ofPart = await listPaths(listed, part, addressesASitemap(languages));
  return documentOf(sitemap({ publicUrl, paths: [...texts, ...ofPart], part, languages }), 'application/xml', 'no-cache');
};

/** The part of the sitemap at a path; null at any other path, and after the last part. */
export const sitemapPartAt = async (needs: SitemapNeeds, path: string): Promise<(() => Promise<SiteResponse>) | null> => {
  const part = partAt(path);
  if (part === null || part * addressesASitemap(needs.languages) >= (await countListed(needs.listed))) return null;
  return () => sitemapPart(needs, part);
};

/** The documents for robots and home screens, by address. */
export const siteDocuments = ({
  settings,
  folder,
  publicUrl,
  listed,
  languages,
}: Needs): Readonly<Record<string, () => Promise<SiteResponse>>> => {
  const markFor = markIn(folder);
  return {
    '/mark.svg': async () => documentOf(markFor((await settings.read()).agency), 'image/svg+xml', HOUR),
    '/robots.txt': async () => documentOf(robots(publicUrl, languages), 'text/plain', HOUR),
    '/manifest.webmanifest': async () =>
      documentOf(manifest(await settings.read(), languages), 'application/manifest+json', HOUR),
    '/sitemap.xml': async () => {
      const count = await countListed(listed);
      if (count <= addressesASitemap(languages)) return sitemapPart({ publicUrl, listed, settings, languages }, 0);
      return documentOf(sitemapIndex(publicUrl, count, languages), 'application/xml', 'no-cache');
    },
  };
};
