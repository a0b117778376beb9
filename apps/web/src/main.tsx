import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { keepTyped } from './app/hydration/keep-typed.ts';
import { loadScreen } from './app/hydration/load-screen.ts';
import { readPageData } from './app/hydration/page-data.ts';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { createRouter, routes } from './app/router.tsx';

/** What a link carried along (a failed registration, say) is known here alone: the page that came without it must be made anew. */
const carriesState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'usr' in state && state.usr !== null && state.usr !== undefined;

type AliveProps = {
  onAlive: () => void;
  children: ReactNode;
};

const nothingTyped = (): void => undefined;

/** Says when what is seen answers: set before that, the page would show a moment of what it says to visitors (base.css). */
const Alive = ({ onAlive, children }: AliveProps) => {
  useEffect(() => {
    onAlive();
    document.documentElement.dataset.ready = '';
  }, [onAlive]);
  return children;
};

const start = async (root: HTMLElement): Promise<void> => {
  await loadScreen(routes, window.location);
  const queryClient = createQueryClient();
  readPageData(queryClient);
  const isStanding = root.dataset.renderedFor === window.location.pathname && !carriesState(window.history.state);
  const app = (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <Alive onAlive={isStanding ? keepTyped(root) : nothingTyped}>
          <RouterProvider router={createRouter()} />
        </Alive>
      </Providers>
    </StrictMode>
  );
  if (isStanding) hydrateRoot(root, app);
  else createRoot(root).render(app);
};

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// Not awaited here: screens import from the very chunk that this module is in, and would wait for it in turn.
void start(root);
