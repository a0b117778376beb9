import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** Tells the style sheet how high the bar is now: what takes the focus is scrolled clear of it (base.css). */
const tellHeight = (bar: HTMLElement | null): (() => void) | undefined => {
  if (bar === null || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bottom-bar-height', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bar-height');
  };
};

/**
 * Stays at the lower edge of the window while its page scrolls, but in a window so low that it would cover
 * much of the page.
 */
export const BottomBar = ({ className, ...div }: ComponentProps<'div'>) => (
  <div ref={tellHeight} {...div} className={classNames('bottom-bar sticky bottom-0 z-30', className)} />
);
