import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { descriptionOf } from '../../shared/page-descriptions.ts';

/** Keeps description and canonical address true while one goes from page to page; the server wrote those of the first. */
export const usePageAddress = (): void => {
  const { pathname, key } = useLocation();
  useEffect(() => {
    if (key === 'default') return;
    document.querySelector('meta[name="description"]')?.setAttribute('content', descriptionOf(pathname));
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical !== null) canonical.href = new URL(pathname, canonical.href).href;
  }, [pathname, key]);
};
