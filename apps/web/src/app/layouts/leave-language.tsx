import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the same screen in English, as a whole new page. */
export const LeaveLanguage = () => {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash]);
  return null;
};
