import { loadScreen } from './hydration/load-screen.ts';
import { routes } from './router.tsx';

/** Somebody who saves data fetches nothing that may not be needed. */
const savesData = (): boolean => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

const comeNear = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin && link.pathname !== window.location.pathname) void loadScreen(routes, link);
};

/** Fetches a screen's code once a link to it is pointed at, touched or focused: most are followed, and the code is here by then. */
export const fetchCodeAhead = (): void => {
  if (savesData()) return;
  for (const intent of ['pointerover', 'touchstart', 'focusin'] as const)
    document.addEventListener(intent, comeNear, { passive: true });
};
