import type { RouteObject } from 'react-router-dom';
import { routePatterns } from '../../shared/paths.ts';

// Only while developing: a built site has neither the address nor the code.
const galleryRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', lazy: async () => ({ Component: (await import('../../pages/developer/ui-gallery.tsx')).UiGallery }) }]
  : [];

/** Pages for everyone, inside PublicLayout. Each loads with its screen: `{ path, lazy: async () => ({ Component: (await import(…)).HomePage }) }`. */
export const publicRoutes: RouteObject[] = [
  { path: routePatterns.home, lazy: async () => ({ Component: (await import('../../pages/public/home-page.tsx')).HomePage }) },
  {
    path: routePatterns.packageList,
    lazy: async () => ({ Component: (await import('../../pages/public/package-list-page.tsx')).PackageListPage }),
  },
  {
    path: routePatterns.packageDetail,
    lazy: async () => ({ Component: (await import('../../pages/public/package-detail-page.tsx')).PackageDetailPage }),
  },
  {
    path: routePatterns.destinations,
    lazy: async () => ({ Component: (await import('../../pages/public/destinations-page.tsx')).DestinationsPage }),
  },
  {
    path: routePatterns.aboutUs,
    lazy: async () => ({ Component: (await import('../../pages/public/about-us-page.tsx')).AboutUsPage }),
  },
  {
    path: routePatterns.contact,
    lazy: async () => ({ Component: (await import('../../pages/public/contact-page.tsx')).ContactPage }),
  },
  ...galleryRoutes,
];
