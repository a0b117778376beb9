import type { RouteObject } from 'react-router-dom';
import { loadScreen } from './hydration/load-screen.ts';

/** In data-saver mode nothing is fetched that may not be needed. */
const savesData = (): boolean => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * Fetches a screen's code once a link to it is hovered, touched or focused: the code is there by the click.
 * Until `signal` is aborted.
 */
export const prefetchOnIntent = (routes: RouteObject[], signal?: AbortSignal): void => {
  if (savesData()) return;
  const comeNear = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === window.location.origin && link.pathname !== window.location.pathname) void loadScreen(routes, link);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin'] as const)
    document.addEventListener(intent, comeNear, { passive: true, ...(signal ? { signal } : {}) });
};
