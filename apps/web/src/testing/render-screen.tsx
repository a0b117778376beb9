import { QueryClient } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { audienceOf, type Screen, screens } from '@wayfarer/contracts/screens';
import type { ComponentType } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import { routerPathOf } from '../shared/paths.ts';
import { ToastViewport } from '../shared/ui/feedback/toast-viewport.tsx';
import { ConfirmHost } from '../shared/ui/overlays/confirm-host.tsx';

export type RenderedScreen = {
  router: ReturnType<typeof createMemoryRouter>;
  queryClient: QueryClient;
  /** The current address, with its search. */
  address: () => string;
} & RenderResult;

export type ScreenOptions = {
  /** The screen's path in the table. */
  pattern: string;
  /** The address that it is opened at; the pattern itself unless it has parameters. */
  at?: string;
  /** Entries of the history before it. */
  before?: readonly string[];
  state?: unknown;
};

const staffPaths = Object.values<Screen>(screens).flatMap(({ page, path }) =>
  audienceOf({ page }) === 'staff' ? [path as string] : [],
);

const Frame = () => (
  <>
    <Outlet />
    <ToastViewport />
    <ConfirmHost />
  </>
);

/** Renders one screen as the app would, without bar and footer; every other address is an empty page. */
export const renderScreen = (
  Screen: ComponentType,
  { pattern, at = pattern, before = [], state }: ScreenOptions,
): RenderedScreen => {
  // The app shows staff screens to nobody else.
  if (staffPaths.includes(pattern) && localStorage.getItem('role') === null) localStorage.setItem('role', 'admin');
  const routes: RouteObject[] = [
    {
      Component: Frame,
      children: [
        { path: routerPathOf(pattern), Component: Screen },
        { path: '*', element: <p>Another screen</p> },
      ],
    },
  ];
  const [pathname = '', search = ''] = at.split('?');
  const entry = { pathname, search: search === '' ? '' : `?${search}`, state };
  const router = createMemoryRouter(routes, { initialEntries: [...before, entry] });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const screen = render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...screen, router, queryClient, address: () => router.state.location.pathname + router.state.location.search };
};
