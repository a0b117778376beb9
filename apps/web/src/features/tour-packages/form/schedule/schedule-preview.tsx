import { useMemo } from 'react';
import { formatDay, todayOnSite } from '../../../../shared/format/calendar-day.ts';
import { counted } from '../../../../shared/format/format-total.ts';
import { monthsOf, previewOf } from './previewed-days.ts';
import type { ScheduleValues } from './schedule-values.ts';
import { SmallMonth } from './small-month.tsx';

const NEXT = 5;
const nextWords = ['', 'Next', 'Next two', 'Next three', 'Next four', 'Next five'];

type SchedulePreviewProps = { values: ScheduleValues; availableFrom: string; availableTo: string };

/** The departures that the form describes, before it is saved. */
export const SchedulePreview = ({ values, availableFrom, availableTo }: SchedulePreviewProps) => {
  const preview = useMemo(() => previewOf(values, { availableFrom, availableTo }), [values, availableFrom, availableTo]);
  const today = todayOnSite();
  if (preview === null)
    return (
      <p className="text-ink-faint text-small">The departures are shown here once rules, first and last day are filled in.</p>
    );
  if ('problem' in preview) return <p className="font-medium text-red text-small">{preview.problem}</p>;
  const next = preview.days.filter((day) => day >= today).slice(0, NEXT);
  const months = monthsOf(preview.days, today);
  const later = preview.days.filter((day) => day.slice(0, 7) > (months.at(-1)?.month ?? '')).length;
  return (
    <section aria-label="Preview of the departures" className="rounded-control bg-sunken p-3.5 text-small">
      <p className="font-semibold text-ink">{counted(preview.days.length, 'departure')}</p>
      <p className="mt-1 text-ink-soft">
        {next.length === 0 ? 'All of them are in the past.' : `${nextWords[next.length]}: ${next.map(formatDay).join(' · ')}`}
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-4">
        {months.map(({ month, days }) => (
          <SmallMonth key={month} month={month} days={days} />
        ))}
      </ul>
      {later === 0 ? null : <p className="mt-3 text-ink-faint">and {later} later</p>}
    </section>
  );
};
