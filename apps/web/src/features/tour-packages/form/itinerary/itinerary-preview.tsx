import { itineraryOf } from '@wayfarer/contracts';
import { durationOf } from '../../../../shared/format/duration-of.ts';

/** Days that the preview shows; the count above it includes all. */
const PREVIEWED = 10;

/** The days of the text, as they are read. */
export const ItineraryPreview = ({ text }: { text: string }) => {
  const days = itineraryOf(text).map((day, index) => ({ number: index + 1, day }));
  return days.length === 0 ? null : (
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
  );
};
