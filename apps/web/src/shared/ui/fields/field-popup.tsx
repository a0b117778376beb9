import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';

/** What the button of a field hands to the popup that it opens. */
export type PopupOfButton = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
};

type FieldPopupProps = PopupOfButton & { label: string; children: ReactNode };

/** Pixels that the tallest popup takes, with its distance to field and screen. */
const ROOM = 560;

/** Over the field only where the screen has room for it neither below nor above. */
const hasRoomBeside = (field: HTMLElement | null): boolean => {
  if (field === null) return false;
  const { top, bottom } = field.getBoundingClientRect();
  return Math.max(top, window.innerHeight - bottom) >= ROOM;
};

/** Floats below its field or above, moved only as far as the screen's edge asks: what is inside keeps its size, so it stays where it is. */
export const FieldPopup = ({ open, onOpenChange, anchor, label, children }: FieldPopupProps) => (
  <Popover.Root
    open={open}
    onOpenChange={(next, { reason, event }) => {
      // The button closes by itself what it has opened.
      const isOnButton = event.target instanceof Node && anchor.current?.contains(event.target) === true;
      if (reason !== 'outside-press' || !isOnButton) onOpenChange(next);
    }}
  >
    <Popover.Portal>
      <Popover.Positioner
        anchor={anchor}
        sideOffset={8}
        align="start"
        collisionPadding={8}
        collisionAvoidance={{ side: hasRoomBeside(anchor.current) ? 'flip' : 'shift', align: 'shift', fallbackAxisSide: 'none' }}
        className="z-60"
      >
        <Popover.Popup
          aria-label={label}
          finalFocus={anchor}
          className="max-h-[calc(100dvh-1rem)] overflow-y-auto overscroll-contain rounded-card border border-hairline bg-raised p-3 shadow-float outline-none transition-[opacity,translate] data-starting-style:-translate-y-1 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          {children}
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  </Popover.Root>
);
