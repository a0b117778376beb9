import { type RefObject, useEffect, useRef } from 'react';
import { siteSettings } from '../../site-settings.ts';

// The first page of a visit leaves the focus where the browser put it; each later one is announced by its
// heading.
let firstPage = true;

/**
 * Sets 'title · brand' and gives the returned heading the focus after a page change. With an empty title only
 * the brand is shown.
 */
export const usePageTitle = (title: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === '' ? siteSettings.brandName : `${title} · ${siteSettings.brandName}`;
  }, [title]);
  useEffect(() => {
    if (!firstPage) heading.current?.focus({ preventScroll: true });
    firstPage = false;
  }, []);
  return heading;
};
