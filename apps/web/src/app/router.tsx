import { BASE_LANGUAGE } from '@wayfarer/words';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { basePath, pageLanguage } from '../shared/words/words.ts';
import { TravellerGuard } from './guards/traveller-guard.tsx';
import { FirstScreen } from './layouts/first-screen.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { RouteFailure, SiteFailure } from './layouts/route-failure.tsx';
import { galleryRoutes, notFoundRoute, screenRoutes } from './screen-routes.ts';

/** Staff work in English: their screens are left for those of the address without a language. */
const loadAdminLayout = async () =>
  pageLanguage() === BASE_LANGUAGE
    ? (await import('./layouts/admin-layout.tsx')).AdminLayout
    : (await import('./layouts/leave-language.tsx')).LeaveLanguage;

/**
 * Every screen of the table (packages/contracts/src/screens.ts). Guard, layout and pages of the admin area
 * are code that a traveller never loads.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: FirstScreen,
    ErrorBoundary: SiteFailure,
    children: [
      {
        Component: PublicLayout,
        children: [
          // Inside the layout: a screen that fails leaves the bar and the footer where they are.
          {
            ErrorBoundary: RouteFailure,
            children: [
              ...screenRoutes('public'),
              { Component: TravellerGuard, children: screenRoutes('customer') },
              ...galleryRoutes,
              notFoundRoute,
            ],
          },
        ],
      },
      {
        lazy: async () => ({ Component: await loadAdminLayout() }),
        children: [{ ErrorBoundary: RouteFailure, children: screenRoutes('admin') }],
      },
    ],
  },
];

/**
 * @param isServerRendered then the browser has positioned the page already, and the first render does not
 * scroll
 */
export const createRouter = (isServerRendered = false): ReturnType<typeof createBrowserRouter> =>
  createBrowserRouter(routes, { basename: basePath(), ...(isServerRendered && { hydrationData: { loaderData: {} } }) });
