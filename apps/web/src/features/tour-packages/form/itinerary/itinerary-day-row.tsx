import type { ItineraryDay } from '@wayfarer/contracts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '../../../../shared/ui/actions/icon-button.tsx';
import { TextArea } from '../../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';

type ItineraryDayRowProps = {
  number: number;
  day: ItineraryDay;
  onChange: (changed: Partial<ItineraryDay>) => void;
  /** Undefined for the only day. */
  onRemove: (() => void) | undefined;
  /** Undefined where it cannot move further. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

/** A day: what it is called, what happens, and buttons that move it. */
export const ItineraryDayRow = ({ number, day, onChange, onRemove, onUp, onDown }: ItineraryDayRowProps) => (
  <li className="space-y-3 rounded-control border border-hairline p-3.5">
    <TextField
      label={`Day ${number}`}
      optional
      autoComplete="off"
      placeholder="Arrival in Hospet"
      value={day.title}
      onChange={({ target }) => onChange({ title: target.value })}
    />
    <TextArea
      label={`What happens on day ${number}`}
      rows={2}
      value={day.text}
      onChange={({ target }) => onChange({ text: target.value })}
    />
    <span className="flex gap-1">
      <IconButton
        label={`Move day ${number} up`}
        data-move="up"
        icon={<ArrowUp className="size-5" />}
        disabled={!onUp}
        onClick={onUp}
      />
      <IconButton
        label={`Move day ${number} down`}
        data-move="down"
        icon={<ArrowDown className="size-5" />}
        disabled={!onDown}
        onClick={onDown}
      />
      <IconButton
        label={`Remove day ${number}`}
        icon={<Trash2 className="size-5" />}
        className="ml-auto"
        disabled={!onRemove}
        onClick={onRemove}
      />
    </span>
  </li>
);
