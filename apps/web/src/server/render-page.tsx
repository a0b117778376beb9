import type { PageRequest, RenderedPage, TourPackage } from '@wayfarer/contracts';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { routes } from '../app/router.tsx';
import { paths } from '../shared/paths.ts';
import { applySiteSettings } from '../shared/site-settings.ts';
import { factsOf, factsOfTourPackage, type PageFacts } from './page-facts.ts';
import { filesOf } from './page-files.ts';
import { PageHead } from './page-head.tsx';
import { fillCache, readPageData, readTourPackage } from './read-page-data.ts';

const { query, dataRoutes } = createStaticHandler(routes);

/** The screen as its routes say, its code loaded. */
const screenAt = async (path: string) => {
  const context = await query(new Request(`http://site${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects.`);
  return { context, router: createStaticRouter(dataRoutes, context) };
};

const isPackage = (path: string): boolean => path.startsWith(`${paths.packageList()}/`);

type Gathered = { facts: PageFacts; data: [readonly unknown[], unknown][] };

const gather = async ({ path, read }: PageRequest): Promise<Gathered | null> => {
  if (!isPackage(path)) return { facts: factsOf(path), data: await readPageData(path, read) };
  const found = await readTourPackage(path, read);
  if (found === null) return null;
  // The API has parsed it by the contract of this very call.
  return { facts: factsOfTourPackage(found[1] as TourPackage), data: [found] };
};

/** A public page, whole; null for a package that is not on offer. Called by the server for each page that it does not keep yet. */
export const renderPage = async (request: PageRequest): Promise<RenderedPage | null> => {
  const { settings, publicUrl } = request;
  const gathered = await gather(request);
  if (gathered === null) return null;
  const { facts, data } = gathered;
  const { context, router } = await screenAt(request.path);
  const queryClient = createQueryClient();
  fillCache(queryClient, data);
  // From here on nothing waits: settings are shared by all that is rendered.
  applySiteSettings(settings);
  const body = renderToString(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
  );
  const { styles, scripts } = filesOf(request.path);
  const head = renderToStaticMarkup(<PageHead facts={facts} scripts={scripts} settings={settings} publicUrl={publicUrl} />);
  return { head, body, styles, data: data.length === 0 ? null : data };
};
