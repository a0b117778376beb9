import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { assignHistoryKey } from './app/hydration/assign-history-key.ts';
import { captureInput } from './app/hydration/capture-input.ts';
import { loadScreen } from './app/hydration/load-screen.ts';
import { loadWords } from './app/hydration/load-words.ts';
import { readPageData } from './app/hydration/page-data.ts';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { createRouter, routes } from './app/router.tsx';
import { loadPart } from './shared/ui/browser/load-part.ts';

/**
 * Navigation state (a failed registration, say) is known only in the browser: a page rendered without it must
 * be rendered again.
 */
const carriesState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'usr' in state && state.usr !== null && state.usr !== undefined;

type HydratedProps = {
  onHydrated: () => void;
  children: ReactNode;
};

/** The parameters of a link that say who led here (shared/booking-source.ts). */
const cameThrough = /[?&](utm_campaign|utm_source|partner)=/;

const nothingEntered = (): void => undefined;

/** Marks when the page reacts to input: set earlier, users would briefly see what visitors see (base.css). */
const Hydrated = ({ onHydrated, children }: HydratedProps) => {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    onHydrated();
  }, [onHydrated]);
  return children;
};

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const start = async (root: HTMLElement): Promise<void> => {
  const { search } = window.location;
  const isInItsLanguage = await loadWords();
  await loadScreen(routes, window.location);
  assignHistoryKey();
  const queryClient = createQueryClient();
  await nextTask();
  readPageData(queryClient);
  await nextTask();
  const isServerRendered =
    isInItsLanguage && root.dataset.renderedFor === window.location.pathname && !carriesState(window.history.state);
  const app = (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <Hydrated onHydrated={isServerRendered ? captureInput(root) : nothingEntered}>
          <RouterProvider router={createRouter(isServerRendered)} />
        </Hydrated>
      </Providers>
    </StrictMode>
  );
  // As a transition it is split up, so that the page reacts and paints in between.
  if (isServerRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  if (cameThrough.test(search))
    void loadPart(() => import('./shared/booking-source.ts')).then((part) => part.rememberSource(search));
  // Code that is fetched ahead only saves time: where it cannot be loaded, each screen loads its own when it
  // is opened.
  void loadPart(() => import('./app/prefetch-on-intent.ts')).then(
    ({ prefetchOnIntent }) => prefetchOnIntent(routes),
    () => undefined,
  );
};

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// Not awaited here: screens import from the chunk that this module is in, and would wait for it in turn.
void start(root);
