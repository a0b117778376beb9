import type { ReactNode } from 'react';
import { classNames } from '../../../../shared/ui/class-names.ts';
import type { Drag } from './use-drag-order.ts';

/**
 * The line at which the dragged row would drop: above the row whose place it takes, or below it on the way
 * down.
 */
export const DropMark = ({ drag, at }: { drag: Drag | null; at: number }) =>
  drag === null || drag.to !== at || drag.from === at ? null : (
    <span
      aria-hidden="true"
      data-drop={at}
      className={classNames('absolute inset-x-0 rounded-full border-accent border-t-4', at < drag.from ? '-top-2' : '-bottom-2')}
    />
  );

/**
 * What is dragged, beside the pointer. Without a transition, which would begin anew in each frame and hold it
 * back.
 */
export const DraggedName = ({ top, children }: { top: number; children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute transition-none start-11 z-10 rounded-full border border-accent bg-raised px-3 py-1 font-medium text-ink text-small shadow-float"
    style={{ top }}
  >
    {children}
  </span>
);
