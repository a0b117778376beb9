import type { PostedForm, SiteAddress, SiteNeeds, SiteResponse, SiteSettings } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import type { CurrentSettings } from './current-settings.ts';
import { escapeHtml } from './escape.ts';
import type { FilledPage, PageParts } from './page-shell.ts';
import { renderPage } from './render-page.tsx';
import { screenAt } from './screen-at.ts';
import { siteDayAt } from './site-day.ts';

type Shell = (parts: PageParts) => FilledPage;

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
/** Not a path of the website, so that no screen can be meant by it. */
const UNKNOWN = '/404';

/** What the page would show is not there. */
class NothingThere extends Error {}

/** The package list with filters in its address is made in the browser: the filters' combinations have no end. */
const isMadeHere = (path: string, search: string): boolean => path !== screens.packageList.path || search === '';

const statusOf = (path: string): number => (path === UNKNOWN ? 404 : 200);

/**
 * Every page of the website. Public ones are whole (words, pictures, data), unknown ones whole with status 404, all others are the shell
 * alone. A page that cannot be rendered costs its words, never the visit: the browser then makes it by itself.
 */
export const sitePages = <Kept>(
  { settings, publicUrl, read, keep, once, clock, onFailure }: Omit<SiteNeeds<Kept>, 'settings'> & { settings: CurrentSettings },
  shell: Shell,
  timeZone: string,
): ((address: SiteAddress) => Promise<Kept>) => {
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone });
  const dayOf = (instant: Date): string => dayFormat.format(instant);

  /** The page without its words: the browser makes them. */
  const barePage = (status: number, robots = ''): Promise<Kept> => {
    const makeWith = (present: SiteSettings): SiteResponse => {
      const head = `<title>${escapeHtml(present.brandName)}</title>${robots}`;
      const parts = { head, body: '', siteDay: null, renderedFor: null, data: null, settings: present };
      return { status, headers: HEADERS, ...shell(parts) };
    };
    // With a name of some minutes ago a page is worth more than none; it is not kept.
    return keep(`bare ${status}${robots}`, async () => makeWith(await settings.read())).catch(() =>
      once(async () => makeWith(settings.last())),
    );
  };

  const wholePage = async (path: string, isExact: boolean): Promise<SiteResponse> => {
    const siteDay = siteDayAt(clock(), dayOf);
    const present = await settings.read();
    const rendered = await renderPage({ path, settings: present, publicUrl, read });
    if (rendered === null) throw new NothingThere();
    const renderedFor = isExact && path !== UNKNOWN ? path : null;
    return { status: statusOf(path), headers: HEADERS, ...shell({ ...rendered, siteDay, renderedFor, settings: present }) };
  };

  /** The page at a path as it tells how a form ended: of nobody else's interest, so that nothing keeps it. */
  const pageTelling = (path: string, { form, values, failure }: PostedForm): Promise<Kept> =>
    once(async () => {
      const present = await settings.read().catch(settings.last);
      const rendered = await renderPage({ path, settings: present, publicUrl, read, state: { [form]: { values, failure } } });
      if (rendered === null) throw new Error(`No page at ${path} reports on a form.`);
      const page = shell({ ...rendered, siteDay: siteDayAt(clock(), dayOf), renderedFor: null, settings: present });
      return { status: failure === null ? 200 : 400, headers: { ...HEADERS, 'Cache-Control': 'no-store' }, ...page };
    });

  const find = async (path: string, isExact: boolean): Promise<Kept> => {
    // Pages name today as the first day that can be chosen.
    const key = `${dayOf(clock())} ${path}${isExact ? '' : '?'}`;
    try {
      return await keep(key, () => wholePage(path, isExact));
    } catch (thrown) {
      // All that is not there shares one page, so that nobody can fill the memory with addresses.
      if (thrown instanceof NothingThere) return find(UNKNOWN, true);
      onFailure(thrown, path);
      return barePage(statusOf(path));
    }
  };

  return ({ path: asked, search, posted }) => {
    if (posted) return pageTelling(asked, posted);
    const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked;
    const found = screenAt(path);
    if (found === null) return find(UNKNOWN, true);
    if (found.screen.audience !== 'everyone') return barePage(200, '<meta name="robots" content="noindex">');
    // An id in capitals is the same page: kept once, and given to the browser as one that was made for another address.
    const known = path.toLowerCase();
    return find(known, path === known && isMadeHere(path, search));
  };
};
