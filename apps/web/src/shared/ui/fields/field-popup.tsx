import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { ReadingDirection } from '../browser/reading-direction.tsx';

/** The props that a field's button passes to its popup. */
export type PopupOfButton = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
};

type FieldPopupProps = PopupOfButton & { label: string; children: ReactNode };

/** Height of the tallest popup in pixels, including its distance to field and screen edge. */
const ROOM = 560;

/** Over the field only if the screen has no space below or above. */
const hasRoomBeside = (field: HTMLElement | null): boolean => {
  if (field === null) return false;
  const { top, bottom } = field.getBoundingClientRect();
  return Math.max(top, window.innerHeight - bottom) >= ROOM;
};

/**
 * Floats below or above its field, shifted only as far as the screen's edge requires: its content has a fixed
 * size.
 */
export const FieldPopup = ({ open, onOpenChange, anchor, label, children }: FieldPopupProps) => (
  <ReadingDirection>
    <Popover.Root
      open={open}
      onOpenChange={(next, { reason, event }) => {
        // The button itself closes the popup that it opened.
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
          collisionAvoidance={{
            side: hasRoomBeside(anchor.current) ? 'flip' : 'shift',
            align: 'shift',
            fallbackAxisSide: 'none',
          }}
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
  </ReadingDirection>
);
