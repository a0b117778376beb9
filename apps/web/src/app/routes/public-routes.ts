import type { RouteObject } from 'react-router-dom';

// Only while developing: a built site has neither the address nor the code.
const galleryRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', lazy: async () => ({ Component: (await import('../../pages/developer/ui-gallery.tsx')).UiGallery }) }]
  : [];

/** Pages for everyone, inside PublicLayout. Each loads with its screen: `{ path, lazy: async () => ({ Component: (await import(…)).HomePage }) }`. */
export const publicRoutes: RouteObject[] = [...galleryRoutes];
