import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { AdminGuard } from './guards/admin-guard.tsx';
import { TravellerGuard } from './guards/traveller-guard.tsx';
import { FirstScreen } from './layouts/first-screen.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { RouteFailure } from './layouts/route-failure.tsx';
import { accountRoutes } from './routes/account-routes.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { customerRoutes } from './routes/customer-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';

/** Every screen of the route table. Layout and pages of the admin area are code that a traveller never loads. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: FirstScreen,
    ErrorBoundary: RouteFailure,
    children: [
      {
        Component: PublicLayout,
        children: [
          ...publicRoutes,
          ...accountRoutes,
          { Component: TravellerGuard, children: customerRoutes },
          { path: '*', lazy: async () => ({ Component: (await import('../pages/public/not-found-page.tsx')).NotFoundPage }) },
        ],
      },
      {
        Component: AdminGuard,
        children: [
          { lazy: async () => ({ Component: (await import('./layouts/admin-layout.tsx')).AdminLayout }), children: adminRoutes },
        ],
      },
    ],
  },
];

export const createRouter = (): ReturnType<typeof createBrowserRouter> => createBrowserRouter(routes);
