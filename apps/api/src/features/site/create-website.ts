import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { CreateSite, SiteNeeds, SiteResponse } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import type { InTime } from '../../http/limits/answer-in-time.ts';
import { compressPrepared, type PreparedResponse, prepareResponse } from '../../http/memory/prepared-response.ts';
import type { ResponseCache } from '../../http/memory/response-cache.ts';
import type { SecurityHeaders } from '../../http/output/security-headers.ts';
import { readWebsiteFiles } from '../../http/website/read-website-files.ts';
import type { RespondWithPage, WebsiteFiles } from '../../http/website/serve-website.ts';
import { ownWordsFiles } from './own-words-files.ts';
import { readForPage } from './read-for-page.ts';
import { siteSettingsOf } from './site-settings-of.ts';

export type WebsiteNeeds = Pick<SiteNeeds<PreparedResponse>, 'listed'> & {
  readonly handlers: Handlers;
  readonly inTime: InTime;
  readonly security: SecurityHeaders;
  readonly pages: ResponseCache;
};

/** From the same build as the files beside it, which are read at the same time. */
const loadSite = (folder: string): CreateSite => {
  const module: { createSite: CreateSite } = createRequire(import.meta.url)(resolve(folder, 'server', 'site.mjs'));
  return module.createSite;
};

/** Compressed before it is sent for the first time: a page's first bytes decide when it is seen. */
const prepare = ({ status, headers, text, inlined }: SiteResponse, security: SecurityHeaders): Promise<PreparedResponse> => {
  const policy = inlined ? security.page(inlined) : security.data;
  return compressPrepared(prepareResponse(Buffer.from(text), { status, headers: { ...headers, ...policy } }));
};

/**
 * The website: its files, and the pages that its server module renders from the catalogue.
 * @throws Error when the folder holds no complete website
 */
export const createWebsite = (
  { config, clock, logger }: Dependencies,
  folder: string,
  { handlers, inTime, security, pages, listed }: WebsiteNeeds,
): { files: WebsiteFiles; respond: RespondWithPage } => {
  const own = ownWordsFiles(config, security);
  const respond = loadSite(folder)<PreparedResponse>({
    folder,
    settings: siteSettingsOf(config),
    languages: config.LANGUAGES,
    ownWords: own.words,
    publicUrl: config.PUBLIC_URL.replace(/\/+$/, ''),
    read: readForPage(handlers, inTime),
    listed,
    keep: (key, make) => pages.read(key, async () => prepare(await make(), security)),
    once: async (make) => prepare(await make(), security),
    clock,
    onFailure: (err, path) => logger.error({ err, path }, 'A page could not be rendered'),
  });
  return { files: new Map([...readWebsiteFiles(folder, security), ...own.files]), respond };
};
