import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { TravellerGuard } from './guards/traveller-guard.tsx';
import { FirstScreen } from './layouts/first-screen.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { RouteFailure } from './layouts/route-failure.tsx';
import { galleryRoutes, notFoundRoute, screenRoutes } from './screen-routes.ts';

/** Every screen of the table (packages/contracts/src/screens.ts). Guard, layout and pages of the admin area are code that a traveller never loads. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: FirstScreen,
    ErrorBoundary: RouteFailure,
    children: [
      {
        Component: PublicLayout,
        children: [
          ...screenRoutes('everyone'),
          { Component: TravellerGuard, children: screenRoutes('signed-in') },
          ...galleryRoutes,
          notFoundRoute,
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./layouts/admin-layout.tsx')).AdminLayout }),
        children: screenRoutes('staff'),
      },
    ],
  },
];

/** @param isServerRendered then the browser has positioned the page already, and the first render does not scroll */
export const createRouter = (isServerRendered = false): ReturnType<typeof createBrowserRouter> =>
  createBrowserRouter(routes, isServerRendered ? { hydrationData: { loaderData: {} } } : {});
