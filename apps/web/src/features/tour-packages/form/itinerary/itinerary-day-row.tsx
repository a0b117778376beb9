import type { ItineraryDay } from '@wayfarer/contracts';
import { TextArea } from '../../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';

type ItineraryDayRowProps = {
  number: number;
  day: ItineraryDay;
  onChange: (changed: Partial<ItineraryDay>) => void;
};

/** A day: what it is called, and what happens. */
export const ItineraryDayRow = ({ number, day, onChange }: ItineraryDayRowProps) => (
  <>
    <TextField
      label="Title"
      aria-label={`Title of day ${number}`}
      optional
      autoComplete="off"
      placeholder={number === 1 ? 'Arrival in Hospet' : undefined}
      value={day.title}
      onChange={({ target }) => onChange({ title: target.value })}
    />
    <TextArea
      label="What happens"
      aria-label={`What happens on day ${number}`}
      rows={2}
      value={day.text}
      onChange={({ target }) => onChange({ text: target.value })}
    />
  </>
);
