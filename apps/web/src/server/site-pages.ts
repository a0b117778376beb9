import type { ReadForPage, RenderPage, SiteSettings } from '@wayfarer/contracts';
import { screenAt, screens } from '@wayfarer/contracts/screens';
import { prepareResponse } from '../../../http/prepared-response.ts';
import type { PageCache } from '../../../http/website/page-cache.ts';
import { escapeHtml, type FilledPage, type PageParts } from '../../../http/website/page-shell.ts';
import type { Page, PageAt } from '../../../http/website/serve-website.ts';
import type { Logger } from '../../../logging/logger.ts';

export type WebsiteParts = {
  readonly shell: (parts: PageParts) => FilledPage;
  readonly settings: SiteSettings;
  readonly publicUrl: string;
  readonly renderer: () => Promise<RenderPage | null>;
  readonly read: ReadForPage;
  readonly kept: PageCache;
  readonly clock: () => Date;
  readonly logger: Logger;
};

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
/** Not a path of the website, so that no screen can be meant by it. */
const UNKNOWN = '/404';

/** What the page would show is not there. */
class NothingThere extends Error {}

/** The package list with filters in its address is made in the browser: the filters' combinations have no end. */
const isMadeHere = (path: string, search: string): boolean => path !== screens.packageList.path || search === '';

const pageOf = async (status: number, { html, inlined }: FilledPage): Promise<Page> => ({
  status,
  content: await prepareResponse(html, HEADERS),
  inlined,
});

/** The page without its words: the browser makes them. */
const barePage = ({ shell, settings }: WebsiteParts, status: number, robots = ''): Promise<Page> => {
  const head = `<title>${escapeHtml(settings.brandName)}</title>${robots}`;
  return pageOf(status, shell({ head, body: '', styles: [], renderedFor: null, data: null }));
};

const wholePage = async (website: WebsiteParts, path: string, isExact: boolean): Promise<Page> => {
  const { shell, settings, publicUrl, renderer, read } = website;
  const status = path === UNKNOWN ? 404 : 200;
  const render = await renderer();
  if (!render) return barePage(website, status);
  const rendered = await render({ path, settings, publicUrl, read });
  if (!rendered) throw new NothingThere();
  return pageOf(status, shell({ ...rendered, renderedFor: isExact && status === 200 ? path : null }));
};

/**
 * Every page of the website. Public ones are whole (words, pictures, data), unknown ones whole with status 404, all others are the shell
 * alone. A renderer that fails costs a page its words, never the visit: the browser then makes the page by itself.
 */
export const websitePages = (website: WebsiteParts): PageAt => {
  const { settings, kept, clock, logger } = website;
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: settings.siteTimeZone });
  const find = async (path: string, isExact: boolean): Promise<Page> => {
    // Pages name today as the first day that can be chosen.
    const key = `${dayFormat.format(clock())} ${path}${isExact ? '' : '?'}`;
    try {
      return await kept.get(key, () => wholePage(website, path, isExact));
    } catch (thrown) {
      // All that is not there shares one page, so that nobody can fill the memory with addresses.
      if (thrown instanceof NothingThere) return find(UNKNOWN, true);
      logger.error({ err: thrown, path }, 'A page could not be rendered');
      return barePage(website, path === UNKNOWN ? 404 : 200);
    }
  };
  return ({ path: asked, search }) => {
    const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked;
    const found = screenAt(path);
    if (found === null) return find(UNKNOWN, true);
    if (found.screen.audience !== 'everyone')
      return kept.get('private', () => barePage(website, 200, '<meta name="robots" content="noindex">'));
    // An id in capitals is the same page: kept once, and given to the browser as one that was made for another address.
    const known = path.toLowerCase();
    return find(known, path === known && isMadeHere(path, search));
  };
};
