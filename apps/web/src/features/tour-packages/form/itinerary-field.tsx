import { itineraryOf } from '@wayfarer/contracts';
import type { ComponentProps } from 'react';
import { durationOf } from '../../../shared/format/duration-of.ts';
import { TextArea } from '../../../shared/ui/fields/text-area.tsx';

type ItineraryFieldProps = {
  /** The current text. */
  text: string;
  error: string | undefined;
} & Omit<ComponentProps<'textarea'>, 'className'>;

/** Days that the preview shows; the count above it includes all. */
const PREVIEWED = 10;

/** The days as comma-separated text, and a preview below it. */
export const ItineraryField = ({ text, error, ...textarea }: ItineraryFieldProps) => {
  const days = itineraryOf(text).map((day, index) => ({ number: index + 1, day }));
  return (
    <div>
      <TextArea
        label="Itinerary"
        hint={<>Days separated by commas. Put a day that contains a comma in quotes: “Market, then the fort”.</>}
        error={error}
        {...textarea}
      />
      {days.length === 0 ? null : (
        <section aria-label="Preview of the days" className="mt-3 rounded-control bg-sunken p-3.5">
          <p className="mb-2 font-semibold text-ink text-small">{durationOf(days.length)}</p>
          <ol className="space-y-1.5 text-small">
            {days.slice(0, PREVIEWED).map(({ number, day }) => (
              <li key={number} className="flex gap-2.5">
                <span className="figures shrink-0 font-semibold text-ink-faint">Day {number}</span>
                <span className="min-w-0 text-ink-soft wrap-anywhere">{day}</span>
              </li>
            ))}
          </ol>
          {days.length > PREVIEWED ? <p className="mt-2 text-ink-faint text-small">and {days.length - PREVIEWED} more</p> : null}
        </section>
      )}
    </div>
  );
};
