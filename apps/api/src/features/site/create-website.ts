import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { CreateSite, SiteNeeds, SiteResponse } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { prepareResponse } from '../../http/prepared-response.ts';
import type { PageCache } from '../../http/website/page-cache.ts';
import { readWebsiteFiles } from '../../http/website/read-website-files.ts';
import { type Page, serveWebsite } from '../../http/website/serve-website.ts';
import { readForPage } from './read-for-page.ts';
import { siteSettingsOf } from './site-settings-of.ts';

export type WebsiteNeeds = Pick<SiteNeeds<Page>, 'listPackageIds'> & {
  readonly handlers: Handlers;
  readonly pages: PageCache;
};

/** Of the same build as the files beside it, which are read at the same moment. */
const loadSite = (folder: string): CreateSite => {
  const module: { createSite: CreateSite } = createRequire(import.meta.url)(resolve(folder, 'server', 'site.mjs'));
  return module.createSite;
};

const pageOf = async ({ status, headers, text, inlined }: SiteResponse): Promise<Page> => ({
  status,
  content: await prepareResponse(text, headers),
  ...(inlined ? { inlined } : {}),
});

/**
 * The website as the browser asks for it: its files, and what its own server's part makes of the catalogue.
 * @throws Error when the folder holds no complete website
 */
export const createWebsite = (
  { config, clock, logger }: Dependencies,
  folder: string,
  { handlers, pages, listPackageIds }: WebsiteNeeds,
): ReturnType<typeof serveWebsite> => {
  const respond = loadSite(folder)<Page>({
    folder,
    settings: siteSettingsOf(config),
    publicUrl: config.PUBLIC_URL.replace(/\/+$/, ''),
    read: readForPage(handlers),
    listPackageIds,
    keep: (key, make) => pages.get(key, async () => pageOf(await make())),
    clock,
    onFailure: (err, path) => logger.error({ err, path }, 'A page could not be rendered'),
  });
  return serveWebsite(readWebsiteFiles(folder), respond);
};
