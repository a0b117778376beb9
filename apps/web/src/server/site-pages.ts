import type { PostedForm, SiteAddress, SiteNeeds, SiteResponse, SiteSettings } from '@wayfarer/contracts';
import { isPublic, type ScreenName, screens } from '@wayfarer/contracts/screens';
import { addressIn } from '@wayfarer/words';
import type { CurrentSettings } from './current-settings.ts';
import { escapeHtml } from './escape.ts';
import { type SiteLanguage, speakAs } from './languages.ts';
import type { FilledPage, PageParts } from './page-shell.tsx';
import { renderLoadingScreen, renderPage } from './render-page.tsx';
import { screenAt } from './screen-at.ts';
import { isSentSearch } from './sent-search.ts';
import { siteDayAt } from './site-day.ts';

type Shell = (parts: PageParts) => FilledPage;

/** The language of pages, and every one that the site has. */
export type PageLanguage = { readonly language: SiteLanguage; readonly languages: readonly SiteLanguage[] };

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
/** Not a path of the website, so that it matches no screen. */
const UNKNOWN = '/404';

/**
 * What the page would show does not exist. Its status says that this is an answer, and no failure that an
 * older page would be better than.
 */
class NothingThere extends Error {
  readonly status = 404;
}

/**
 * The package list with filters in its address is rendered in the browser: there are too many combinations to
 * cache.
 */
const isMadeHere = (path: string, search: string): boolean => path !== screens.packageList.path || search === '';

const NO_INDEX = '<meta name="robots" content="noindex">';

const statusOf = (path: string): number => (path === UNKNOWN ? 404 : 200);

/**
 * Every page of the website. Public ones are fully rendered (text, pictures, data), unknown ones too with
 * status 404, others as they look while they load. If a page cannot be rendered, the shell is sent and the
 * browser renders it.
 */
export const sitePages = <Kept>(
  {
    settings,
    publicUrl,
    read,
    keep: keepAt,
    once,
    clock,
    onFailure,
  }: Omit<SiteNeeds<Kept>, 'settings'> & { settings: CurrentSettings },
  shell: Shell,
  inLanguage: PageLanguage,
): ((address: SiteAddress) => Promise<Kept>) => {
  const { language } = inLanguage;
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: settings.last().siteTimeZone });
  const dayOf = (instant: Date): string => dayFormat.format(instant);
  const keep: typeof keepAt = (key, make) => keepAt(language.prefix + key, make);

  /** The page without content: the browser renders it. */
  const barePage = (status: number, robots = ''): Promise<Kept> => {
    const makeWith = (present: SiteSettings): SiteResponse => {
      const head = `<title>${escapeHtml(present.brandName)}</title>${robots}`;
      const parts = {
        head,
        body: '',
        awaitsCode: true,
        siteDay: null,
        renderedFor: null,
        data: null,
        settings: present,
        language,
      };
      return { status, headers: HEADERS, ...shell(parts) };
    };
    // A page with settings some minutes old is better than none; it is not cached.
    return keep(`bare ${status}${robots}`, async () => makeWith(await settings.read(language.code))).catch(() =>
      once(async () => makeWith(settings.last(language.code))),
    );
  };

  /** The browser renders it anew, with what belongs to whoever is logged in. */
  const loadingScreen = (name: ScreenName): Promise<Kept> =>
    keep(`loading ${name}`, async () => {
      const present = await settings.read(language.code);
      const body = await renderLoadingScreen(name, present, language);
      speakAs(language);
      const title = `<title>${escapeHtml(`${screens[name].title} · ${present.brandName}`)}</title>`;
      const parts = { head: title + NO_INDEX, body, awaitsCode: true, siteDay: null, renderedFor: null, data: null, language };
      return { status: 200, headers: HEADERS, ...shell({ ...parts, settings: present }) };
    }).catch((thrown: unknown) => {
      onFailure(thrown, screens[name].path);
      return barePage(200, NO_INDEX);
    });

  const wholePage = async (path: string, isExact: boolean, search = ''): Promise<SiteResponse> => {
    const siteDay = siteDayAt(clock(), dayOf);
    const present = await settings.read(language.code);
    const rendered = await renderPage({ path, search, settings: present, publicUrl, read, ...inLanguage });
    if (rendered === null) throw new NothingThere();
    const renderedFor = isExact && path !== UNKNOWN ? addressIn(language.code, path) : null;
    return {
      status: statusOf(path),
      headers: HEADERS,
      ...shell({ ...rendered, awaitsCode: false, siteDay, renderedFor, settings: present, language }),
    };
  };

  /** A page that is true only at this moment: made for each request. */
  const pageOfNow = (path: string): Promise<Kept> =>
    once(async () => {
      const page = await wholePage(path, true);
      return { ...page, headers: { ...page.headers, 'Cache-Control': 'no-store' } };
    }).catch((thrown: unknown) => {
      onFailure(thrown, path);
      return barePage(200, NO_INDEX);
    });

  /**
   * The list with what a browser without JavaScript has searched for. One with JavaScript renders it anew, as
   * it does each filtered list.
   */
  const searchedPage = (path: string, search: string): Promise<Kept> =>
    once(() => wholePage(path, false, search)).catch((thrown: unknown) => {
      onFailure(thrown, path);
      return find(path, false);
    });

  /** The page at a path with the outcome of a form: it is for one user, so it is not cached. */
  const pageTelling = (path: string, { form, values, failure }: PostedForm): Promise<Kept> =>
    once(async () => {
      const present = await settings.read(language.code).catch(() => settings.last(language.code));
      const state = { [form]: { values, failure } };
      const rendered = await renderPage({ path, settings: present, publicUrl, read, state, ...inLanguage });
      if (rendered === null) throw new Error(`No page at ${path} reports on a form.`);
      const siteDay = siteDayAt(clock(), dayOf);
      const page = shell({ ...rendered, awaitsCode: false, siteDay, renderedFor: null, settings: present, language });
      return { status: failure === null ? 200 : 400, headers: { ...HEADERS, 'Cache-Control': 'no-store' }, ...page };
    });

  const find = async (path: string, isExact: boolean): Promise<Kept> => {
    // Pages contain today as the first day that can be chosen.
    const key = `${dayOf(clock())} ${path}${isExact ? '' : '?'}`;
    try {
      return await keep(key, () => wholePage(path, isExact));
    } catch (thrown) {
      // All unknown addresses share one page, so that nobody can fill the memory with them.
      if (thrown instanceof NothingThere) return find(UNKNOWN, true);
      onFailure(thrown, path);
      return barePage(statusOf(path));
    }
  };

  return ({ path: asked, search, posted }) => {
    if (posted) return pageTelling(asked, posted);
    const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked;
    const found = screenAt(path);
    // Staff work in English, so their screens have no other address.
    if (found === null || (language.prefix !== '' && found.screen.page.startsWith('admin'))) return find(UNKNOWN, true);
    if (!isPublic(found.name)) return loadingScreen(found.name);
    // What a voucher is worth may change at any moment, and capitals are part of its code.
    if (found.name === 'verifyVoucher') return pageOfNow(path);
    // An id in capitals is the same page: cached once, and sent as a page rendered for another address.
    const known = path.toLowerCase();
    if (isSentSearch(known, search)) return searchedPage(known, search);
    return find(known, path === known && isMadeHere(path, search));
  };
};
