import type { ItineraryDay } from '@wayfarer/contracts';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../shared/ui/actions/icon-button.tsx';
import { TextArea } from '../../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';

type ItineraryDayRowProps = {
  number: number;
  day: ItineraryDay;
  onChange: (changed: Partial<ItineraryDay>) => void;
  /** Undefined for the only day. */
  onRemove: (() => void) | undefined;
  /** What moves it. */
  move: ReactNode;
};

/** A day: what it is called, and what happens. */
export const ItineraryDayRow = ({ number, day, onChange, onRemove, move }: ItineraryDayRowProps) => (
  <div className="space-y-3 rounded-control border border-hairline p-3.5">
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
      {move}
      <IconButton
        label={`Remove day ${number}`}
        icon={<Trash2 className="size-5" />}
        className="ml-auto"
        disabled={!onRemove}
        onClick={onRemove}
      />
    </span>
  </div>
);
