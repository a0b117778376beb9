import { matchRoutes, type RouteObject } from 'react-router-dom';
import { basePath } from '../../shared/words/words.ts';

/**
 * Loads the code of the screen at an address into its routes, so that the first render has it. A failure is
 * left to the router.
 */
export const loadScreen = async (routes: RouteObject[], location: { pathname: string }): Promise<void> => {
  const matches = matchRoutes(routes, location, basePath()) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy().catch(() => null);
      if (loaded !== null) Object.assign(route, loaded, { lazy: undefined });
    }),
  );
};
