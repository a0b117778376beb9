import { type Screen, screens } from '@wayfarer/contracts/screens';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Of a page about one thing, the server alone knows more. */
const descriptionAt = (pathname: string): string => {
  const screen = Object.values<Screen>(screens).find(({ path }) => path === pathname);
  return screen?.audience === 'everyone' ? screen.description : screens.home.description;
};

/** Keeps description and canonical address true while one goes from page to page; the server wrote those of the first. */
export const usePageAddress = (): void => {
  const { pathname, key } = useLocation();
  const [first] = useState(key);
  useEffect(() => {
    if (key === first) return;
    document.querySelector('meta[name="description"]')?.setAttribute('content', descriptionAt(pathname));
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical !== null) canonical.href = new URL(pathname, canonical.href).href;
  }, [pathname, key, first]);
};
