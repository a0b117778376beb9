import type { RouteObject } from 'react-router-dom';
import { routePatterns } from '../../shared/paths.ts';

/** Register and Login. */
export const accountRoutes: RouteObject[] = [
  {
    path: routePatterns.register,
    lazy: async () => ({ Component: (await import('../../pages/public/register-page.tsx')).RegisterPage }),
  },
  {
    path: routePatterns.login,
    lazy: async () => ({ Component: (await import('../../pages/public/login-page.tsx')).LoginPage }),
  },
];
