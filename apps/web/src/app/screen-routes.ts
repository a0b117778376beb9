import { notFoundScreen, type Screen, screens } from '@wayfarer/contracts/screens';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { routerPathOf } from '../shared/paths.ts';

/** Each file exports its page and nothing else, and is loaded with its screen. */
const travellerPages = import.meta.glob<Record<string, ComponentType>>('../pages/{public,customer}/*-page.tsx');

const routeOf = (path: string, page: string): RouteObject => ({
  path,
  lazy: async () => {
    const file = `../pages/${page}.tsx`;
    // Travellers' browsers do not load the list of the admin area's files.
    const load = travellerPages[file] ?? (await import('./admin-pages.ts')).adminPages[file];
    if (load === undefined) throw new Error(`There is no page ${page}.`);
    const [Component = null] = Object.values(await load());
    return { Component };
  },
});

/** The table's screens whose pages are in a folder, which says for whom they are, in its order. */
export const screenRoutes = (folder: 'public' | 'customer' | 'admin'): RouteObject[] =>
  Object.values<Screen>(screens)
    .filter(({ page }) => page.startsWith(folder))
    .map(({ path, page }) => routeOf(routerPathOf(path), page));

export const notFoundRoute: RouteObject = routeOf('*', notFoundScreen.page);

// Only in development: a built site has neither the address nor the code.
export const galleryRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', lazy: async () => ({ Component: (await import('../pages/developer/ui-gallery.tsx')).UiGallery }) }]
  : [];
