import type { ReadForPage, SiteSettings } from '@wayfarer/contracts';
import { isPublic, notFoundScreen, type PublicName, type ScreenName, screens } from '@wayfarer/contracts/screens';
import { BASE_LANGUAGE } from '@wayfarer/words';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { routes } from '../app/router.tsx';
import * as offerCode from '../features/tour-packages/detail/offer-part.ts';
import { OfferCode } from '../features/tour-packages/detail/package-offer.tsx';
import { todayOnSite } from '../shared/format/calendar-day.ts';
import { type Session, signedOut } from '../shared/session/session.ts';
import { renderAs } from '../shared/session/use-session.ts';
import { applySiteSettings } from '../shared/site-settings.ts';
import { type SiteLanguage, speakAs } from './languages.ts';
import { markupIn } from './markup-in.ts';
import { factsOf, type PageFacts } from './page-facts.ts';
import { PageHead } from './page-head.tsx';
import { scriptsOf } from './page-scripts.ts';
import { screenAt } from './screen-at.ts';
import type { Entry, ServePage } from './served-page.ts';

export type PageRequest = {
  /** Decoded, without search. */
  readonly path: string;
  /** With its question mark; only of a page that depends on it. */
  readonly search?: string;
  readonly settings: SiteSettings;
  readonly publicUrl: string;
  readonly language: SiteLanguage;
  /** Every one that the site has. */
  readonly languages: readonly SiteLanguage[];
  readonly read: ReadForPage;
  /** The navigation state that a link would pass in the browser. */
  readonly state?: unknown;
};

export type RenderedPage = {
  /** HTML for the head: title, description, canonical, preview, scripts. */
  readonly head: string;
  /** HTML for the root. */
  readonly body: string;
  /** The data that was read, for the browser's cache; serialised as JSON. */
  readonly data: unknown;
};

/** What the server reads for each page that shows data, by its file. */
const servePages = import.meta.glob<ServePage>('../pages/public/*-page.served.ts', { eager: true, import: 'served' });

const handlers = new Map<string, ReturnType<typeof createStaticHandler>>();
/** The routes of a language, which are made once. */
const handlerOf = ({ prefix }: SiteLanguage) => {
  const handler = handlers.get(prefix) ?? createStaticHandler(routes, { basename: prefix || '/' });
  handlers.set(prefix, handler);
  return handler;
};

/** The screen of its routes, with its code loaded. */
const routesAt = async (language: SiteLanguage, path: string, state: unknown = null) => {
  const { query, dataRoutes } = handlerOf(language);
  const context = await query(new Request(`http://site${language.prefix}${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects.`);
  context.location.state = state;
  return { context, router: createStaticRouter(dataRoutes, context) };
};

type Rendered = Awaited<ReturnType<typeof routesAt>> & {
  language: SiteLanguage;
  settings: SiteSettings;
  data: readonly Entry[];
};

/** Synchronous: the settings and the language are shared by everything that is rendered. */
const htmlOf = ({ router, context, language, settings, data }: Rendered): string => {
  const queryClient = createQueryClient();
  for (const [key, entry] of data) queryClient.setQueryData(key, entry);
  applySiteSettings(settings);
  speakAs(language);
  return renderToString(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <OfferCode value={offerCode}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </OfferCode>
      </Providers>
    </StrictMode>,
  );
};

type Gathered = { page: string; facts: PageFacts; data: readonly Entry[] };

/** In the language of the page. */
const factsIn = (language: SiteLanguage, name: PublicName | null): PageFacts => {
  speakAs(language);
  return factsOf(name);
};

/** Reads in the language of a page, as its code does in the browser. */
const readIn = ({ read, language }: PageRequest): ReadForPage =>
  language.code === BASE_LANGUAGE
    ? read
    : (name, { query, ...input }) => read(name, { ...input, query: { language: language.code, ...query } });

/** null: what the page would show does not exist. */
const gather = async (request: PageRequest): Promise<Gathered | null> => {
  const { path, search, settings, language } = request;
  const found = screenAt(path);
  if (found === null || !isPublic(found.name)) return { page: notFoundScreen.page, facts: factsIn(language, null), data: [] };
  const { name, screen, params } = found;
  const serve = servePages[`../pages/${screen.page}.served.ts`];
  const today = todayOnSite(new Date(), settings.siteTimeZone);
  const served = serve ? await serve(readIn(request), params, new URLSearchParams(search), today) : { data: [] };
  return served && { page: screen.page, facts: served.facts ?? factsIn(language, name), data: served.data };
};

/** A fully rendered public page; null when what it would show does not exist (a withdrawn package). */
export const renderPage = async (request: PageRequest): Promise<RenderedPage | null> => {
  const { settings, publicUrl, language, languages } = request;
  const gathered = await gather(request);
  if (gathered === null) return null;
  const { page, facts, data } = gathered;
  const routed = await routesAt(language, `${request.path}${request.search ?? ''}`, request.state);
  const body = htmlOf({ ...routed, language, settings, data });
  const given = { facts, settings, publicUrl, language, languages };
  const head = markupIn(language, <PageHead {...given} scripts={scriptsOf(page)} />);
  return { head, body, data: data.length === 0 ? null : data };
};

/** Nobody's id: in the place of each that an address has. */
const NO_ID = '0'.repeat(24);
/** May open every screen, and is nobody: its token is not signed. */
const ANYBODY: Session = { token: `.${btoa('{"exp":99999999999}')}.`, role: 'admin', userId: NO_ID };

/**
 * A screen for those who are logged in while it loads, the same for everybody: shown until its code can
 * render it with what is theirs.
 */
export const renderLoadingScreen = async (name: ScreenName, settings: SiteSettings, language: SiteLanguage): Promise<string> => {
  const routed = await routesAt(language, screens[name].path.replaceAll(/\{\w+\}/g, NO_ID));
  renderAs(ANYBODY);
  try {
    return htmlOf({ ...routed, language, settings, data: [] });
  } finally {
    renderAs(signedOut);
  }
};
