import type { ReadForPage, RenderPage, SiteSettings } from '@wayfarer/contracts';
import { finish } from '../../../http/finished.ts';
import type { KeptPages } from '../../../http/website/kept-pages.ts';
import { escapeHtml, type PageParts } from '../../../http/website/page-shell.ts';
import { screenAt } from '../../../http/website/screens.ts';
import type { Page, PageAt } from '../../../http/website/serve-website.ts';
import type { Logger } from '../../../logging/logger.ts';

export type WebsiteParts = {
  readonly shell: (parts: PageParts) => string;
  readonly settings: SiteSettings;
  readonly publicUrl: string;
  readonly renderer: () => Promise<RenderPage | null>;
  readonly read: ReadForPage;
  readonly kept: KeptPages;
  readonly clock: () => Date;
  readonly logger: Logger;
};

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
/** Not a path of the website, so that no screen can be meant by it. */
const UNKNOWN = '/404';

/** The package list with filters in its address is made in the browser: the filters' combinations have no end. */
const isMadeHere = (path: string, search: string): boolean => path !== '/package-view' || search === '';

/**
 * Every page of the website. Public ones are whole (words, pictures, data), unknown ones whole with status 404, all others are the shell
 * alone. A renderer that fails costs a page its words, never the visit: the browser then makes the page by itself.
 */
export const websitePages = (website: WebsiteParts): PageAt => {
  const { shell, settings, publicUrl, renderer, read, kept, clock, logger } = website;
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: settings.siteTimeZone });
  const pageOf = async (status: number, parts: PageParts): Promise<Page> => ({
    status,
    content: await finish(shell(parts), HEADERS),
  });
  const bare = (status: number, isPublic: boolean): Promise<Page> => {
    const robots = isPublic ? '' : '<meta name="robots" content="noindex">';
    return pageOf(status, {
      head: `<title>${escapeHtml(settings.brandName)}</title>${robots}`,
      body: '',
      renderedFor: null,
      data: null,
    });
  };
  const whole = async (path: string, isExact: boolean): Promise<Page> => {
    const render = await renderer();
    if (!render) return bare(path === UNKNOWN ? 404 : 200, true);
    const { status, head, body, data } = await render({ path, settings, publicUrl, read });
    return pageOf(status, { head, body, data, renderedFor: isExact && status === 200 ? path : null });
  };
  return ({ path: asked, search }) => {
    const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked;
    const screen = screenAt(path);
    if (screen === 'private') return kept.get('private', () => bare(200, false));
    const known = screen === 'public' ? path : UNKNOWN;
    const isExact = isMadeHere(known, search);
    // Pages name today as the first day that can be chosen.
    const key = `${dayFormat.format(clock())} ${known}${isExact ? '' : '?'}`;
    return kept
      .get(key, () => whole(known, isExact))
      .catch((thrown: unknown) => {
        logger.error({ err: thrown, path }, 'A page could not be rendered');
        return bare(known === UNKNOWN ? 404 : 200, true);
      });
  };
};
