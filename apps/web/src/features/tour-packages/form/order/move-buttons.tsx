import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import { IconButton } from '../../../../shared/ui/actions/icon-button.tsx';

type MoveButtonsProps = {
  name: string;
  heading: string;
  /** Undefined where the row cannot move further. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onTake: (event: PointerEvent) => void;
};

/**
 * The handle by which a row is dragged, for pointers alone, what the row is, and the buttons that move it,
 * for everybody.
 */
export const MoveButtons = ({ name, heading, onUp, onDown, onTake }: MoveButtonsProps) => (
  <>
    <span
      aria-hidden="true"
      title={`Drag ${name}`}
      className="-ms-3.5 grid size-11 shrink-0 cursor-grab touch-none select-none place-items-center text-ink-soft"
      onPointerDown={onTake}
    >
      <GripVertical className="size-5" />
    </span>
    <span aria-hidden="true" className="min-w-0 grow truncate font-semibold text-ink text-small">
      {heading}
    </span>
    <IconButton label={`Move ${name} up`} data-move="up" icon={<ArrowUp className="size-5" />} disabled={!onUp} onClick={onUp} />
    <IconButton
      label={`Move ${name} down`}
      data-move="down"
      icon={<ArrowDown className="size-5" />}
      disabled={!onDown}
      onClick={onDown}
    />
  </>
);
