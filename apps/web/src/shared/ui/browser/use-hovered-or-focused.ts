import { type RefObject, useEffect, useState } from 'react';

/** True while the pointer is over the element or the focus is inside it. */
export const useHoveredOrFocused = (element: RefObject<HTMLElement | null>): boolean => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    watched.addEventListener('mouseenter', () => setHovered(true), { signal });
    watched.addEventListener('mouseleave', () => setHovered(false), { signal });
    watched.addEventListener('focusin', () => setFocused(true), { signal });
    watched.addEventListener(
      'focusout',
      (event) => setFocused(event.relatedTarget instanceof Node && watched.contains(event.relatedTarget)),
      {
        signal,
      },
    );
    return () => listening.abort();
  }, [element]);
  return hovered || focused;
};
