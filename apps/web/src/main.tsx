import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { keepTyped } from './app/hydration/keep-typed.ts';
import { loadScreen } from './app/hydration/load-screen.ts';
import { readPageData } from './app/hydration/page-data.ts';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { createRouter, routes } from './app/router.tsx';

/** A function, not an await at the module's top: a screen's code may import from the chunk that this module is in, and would wait for it forever. */
const start = async (root: HTMLElement): Promise<void> => {
  await loadScreen(routes, window.location);
  const queryClient = createQueryClient();
  readPageData(queryClient);
  const app = (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={createRouter()} />
      </Providers>
    </StrictMode>
  );
  // What a link carried along (a failed registration, say) is known here alone, so the page that came without it is made anew.
  const carriesState = window.history.state?.usr !== undefined && window.history.state.usr !== null;
  if (root.dataset.renderedFor === window.location.pathname && !carriesState) {
    const giveBack = keepTyped(root);
    hydrateRoot(root, app);
    giveBack();
  } else createRoot(root).render(app);
  document.documentElement.dataset.ready = '';
};

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
void start(root);
