import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the element at the end of a page is in view, or 80 px below; false where a browser cannot tell. */
export const useEndInView = (): [RefObject<HTMLDivElement | null>, boolean] => {
  const element = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined' || element.current === null) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '0px 0px 80px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isInView];
};
