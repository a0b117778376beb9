import { type RefObject, useEffect, useRef, useState } from 'react';

/** Turns true once the element comes within 300 px of the screen; at once where the browser cannot tell. */
export const useNear = (): [RefObject<HTMLDivElement | null>, boolean] => {
  const element = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || element.current === null) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '300px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near]);
  return [element, near];
};
