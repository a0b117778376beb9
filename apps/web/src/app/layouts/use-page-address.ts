import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Keeps the canonical address up to date while the user navigates; the server wrote that of the first page.
 */
export const usePageAddress = (): void => {
  const { pathname, key } = useLocation();
  const [first] = useState(key);
  useEffect(() => {
    if (key === first) return;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical !== null) canonical.href = new URL(pathname, canonical.href).href;
  }, [pathname, key, first]);
};
