/** So near an edge of what scrolls, a dragged row scrolls it. */
const NEAR_PX = 56;
const MAX_STEP_PX = 16;

/** The nearest ancestor that scrolls, or the page. */
export const scrollerOf = (element: Element): Element => {
  for (let at = element.parentElement; at !== null; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.documentElement;
};

/** By how many pixels to scroll in this frame: the nearer the pointer is to an edge, the faster. */
export const scrollStepOf = (scroller: Element, pointer: number): number => {
  const { top, bottom } = scroller.getBoundingClientRect();
  const above = Math.max(top, 0) + NEAR_PX - pointer;
  const below = pointer - (Math.min(bottom, window.innerHeight) - NEAR_PX);
  const past = Math.max(above, below, 0) / NEAR_PX;
  return Math.round(Math.min(past, 1) * MAX_STEP_PX) * (above > below ? -1 : 1);
};
