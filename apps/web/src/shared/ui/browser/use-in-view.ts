import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBrowserValue } from './use-browser-value.ts';

const cannotTell = () => typeof IntersectionObserver === 'undefined';

/** Turns true once the element comes within 300 px of the screen; at once if the browser cannot tell. */
export const useInView = (): [RefObject<HTMLDivElement | null>, boolean] => {
  const element = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const near = useBrowserValue(cannotTell, false) || seen;
  useEffect(() => {
    if (near || cannotTell() || element.current === null) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '300px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near]);
  return [element, near];
};
