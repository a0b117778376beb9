import { type PointerEvent as PressEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { dropPlaceOf } from './drop-place.ts';
import { scrollerOf, scrollStepOf } from './edge-scroll.ts';

type Grab = { from: number; pointerId: number; y: number };

/**
 * A row that is being dragged: its place, the one that it would drop at, and the pointer's distance from the
 * list's top.
 */
export type Drag = { from: number; to: number; top: number };

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

/**
 * Dragging the rows of a list by mouse, pen or touch (docs/decisions/0116). Nothing moves before the row is
 * dropped; Escape, or a gesture that the browser takes over, drops it at its own place.
 * @param onDrop called once for each row that was taken
 */
export const useDragOrder = (list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) => {
  const [grab, setGrab] = useState<Grab | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const rows = list.current;
    if (grab === null || rows === null) return undefined;
    const { from, pointerId } = grab;
    const ending = new AbortController();
    const scroller = scrollerOf(rows);
    let { y } = grab;
    let to = from;
    let frame = 0;
    const look = () => {
      to = dropPlaceOf([...rows.children].map(middleOf), from, y);
      setDrag({ from, to, top: y - rows.getBoundingClientRect().top });
    };
    const scroll = () => {
      const step = scrollStepOf(scroller, y);
      if (step !== 0) {
        scroller.scrollTop += step;
        look();
      }
      frame = requestAnimationFrame(scroll);
    };
    const end = (place: number) => {
      setGrab(null);
      setDrag(null);
      drop(from, place);
    };
    /** Of the pointer that took the row alone: a second finger does nothing. */
    const on = (event: 'pointermove' | 'pointerup' | 'pointercancel', then: (y: number) => void) =>
      window.addEventListener(event, (moved) => (moved.pointerId === pointerId ? then(moved.clientY) : undefined), {
        signal: ending.signal,
      });
    on('pointermove', (pointer) => {
      y = pointer;
      look();
    });
    on('pointerup', () => end(to));
    on('pointercancel', () => end(from));
    // Before the drawer around the form, which Escape would close.
    const stopOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(from);
    };
    window.addEventListener('keydown', stopOnEscape, { signal: ending.signal, capture: true });
    frame = requestAnimationFrame(scroll);
    look();
    return () => {
      ending.abort();
      cancelAnimationFrame(frame);
    };
  }, [grab, list]);
  return {
    drag,
    /** For the handle of a row. */
    take: (from: number, { button, isPrimary, pointerId, clientY }: PressEvent) => {
      if (isPrimary && button === 0) setGrab({ from, pointerId, y: clientY });
    },
  };
};
