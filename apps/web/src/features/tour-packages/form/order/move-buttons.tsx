import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import { IconButton } from '../../../../shared/ui/actions/icon-button.tsx';

type MoveButtonsProps = {
  name: string;
  /** Undefined where the row cannot move further. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onTake: (event: PointerEvent) => void;
};

/** The handle by which a row is dragged, for pointers alone, and the buttons that move it, for everybody. */
export const MoveButtons = ({ name, onUp, onDown, onTake }: MoveButtonsProps) => (
  <>
    <span
      aria-hidden="true"
      title={`Drag ${name}`}
      className="grid size-11 shrink-0 cursor-grab touch-none select-none place-items-center text-ink-soft"
      onPointerDown={onTake}
    >
      <GripVertical className="size-5" />
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
