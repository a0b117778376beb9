import type { Dependencies } from '../../../dependencies.ts';
import type { Handlers } from '../../../http/handler.ts';
import { prepareResponse } from '../../../http/prepared-response.ts';
import type { PageCache } from '../../../http/website/page-cache.ts';
import { pageShell } from '../../../http/website/page-shell.ts';
import { readBuiltPage } from '../../../http/website/read-built-page.ts';
import { readWebsiteFiles } from '../../../http/website/read-website-files.ts';
import { type PageAt, serveWebsite } from '../../../http/website/serve-website.ts';
import { siteSettingsOf } from '../site-settings-of.ts';
import { loadRenderer } from './load-renderer.ts';
import { readForPage } from './read-for-page.ts';
import { siteDocuments } from './site-documents.ts';
import { MOST_LISTED_PACKAGES, sitemap } from './sitemap.ts';
import { websitePages } from './website-pages.ts';

export type WebsiteNeeds = {
  readonly handlers: Handlers;
  readonly kept: PageCache;
  /** The ids of packages on offer, so many at most. */
  readonly listPackageIds: (most: number) => Promise<string[]>;
};

/** The website as the browser asks for it: files, whole pages, and what robots read. */
export const createWebsite = (
  { config, clock, logger }: Dependencies,
  websiteDir: string,
  { handlers, kept, listPackageIds }: WebsiteNeeds,
): ReturnType<typeof serveWebsite> => {
  const settings = siteSettingsOf(config);
  const publicUrl = config.PUBLIC_URL.replace(/\/+$/, '');
  const renderer = loadRenderer(websiteDir);
  // At once, so that it is of the same build as the files; each page tells of its failure.
  renderer().catch(() => {});
  const pageAt = websitePages({
    shell: pageShell(readBuiltPage(websiteDir), settings),
    settings,
    publicUrl,
    renderer,
    read: readForPage(handlers),
    kept,
    clock,
    logger,
  });
  const sitemapPage: PageAt = () =>
    kept.get('sitemap', async () => ({
      status: 200,
      content: await prepareResponse(sitemap(publicUrl, await listPackageIds(MOST_LISTED_PACKAGES)), {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    }));
  const files = new Map([...readWebsiteFiles(websiteDir), ...siteDocuments(settings, publicUrl)]);
  return serveWebsite(files, pageAt, new Map([['/sitemap.xml', sitemapPage]]));
};
