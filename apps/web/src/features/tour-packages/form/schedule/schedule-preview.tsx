import type { TourPackage } from '@wayfarer/contracts';
import { useMemo } from 'react';
import { formatDay, todayOnSite } from '../../../../shared/format/calendar-day.ts';
import { counted } from '../../../../shared/format/format-total.ts';
import { type Leaving, leavingAsTyped, monthsOf, previewOf } from './previewed-days.ts';
import type { ScheduleValues } from './schedule-values.ts';
import { SmallMonth } from './small-month.tsx';
import { StrandedDays } from './stranded-days.tsx';
import { useStrandedDays } from './use-stranded-days.ts';

const NEXT = 5;
const nextWords = ['', 'Next', 'Next two', 'Next three', 'Next four', 'Next five'];

type PreviewProps = { isScheduled: boolean; leaving: Leaving | null; stranded: readonly string[] };

const Preview = ({ isScheduled, leaving, stranded }: PreviewProps) => {
  const preview = useMemo(() => (leaving?.schedule ? previewOf(leaving.schedule, leaving) : null), [leaving]);
  if (!isScheduled) return null;
  if (preview === null)
    return <p className="text-ink-faint">The departures are shown here once rules, first and last day are filled in.</p>;
  if ('problem' in preview) return <p className="font-medium text-red">{preview.problem}</p>;
  const today = todayOnSite();
  const next = preview.days.filter((day) => day >= today).slice(0, NEXT);
  const months = monthsOf(preview.days, today);
  const later = preview.days.filter((day) => day.slice(0, 7) > (months.at(-1)?.month ?? '')).length;
  return (
    <>
      <p className="font-semibold text-ink">{counted(preview.days.length, 'departure')}</p>
      <p className="mt-1 text-ink-soft">
        {next.length === 0 ? 'All of them are in the past.' : `${nextWords[next.length]}: ${next.map(formatDay).join(' · ')}`}
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-4">
        {months.map(({ month, days }) => (
          <SmallMonth key={month} month={month} days={days} stranded={stranded} />
        ))}
      </ul>
      {later === 0 ? null : <p className="mt-3 text-ink-faint">and {later} later</p>}
    </>
  );
};

type SchedulePreviewProps = { values: ScheduleValues; edited: TourPackage | null; availableFrom: string; availableTo: string };

/**
 * The departures that the form describes, before it is saved, and the booked days that have none among them.
 */
export const SchedulePreview = ({ values, edited, availableFrom, availableTo }: SchedulePreviewProps) => {
  const leaving = useMemo(() => leavingAsTyped(values, { availableFrom, availableTo }), [values, availableFrom, availableTo]);
  const { days, isUnknown } = useStrandedDays(edited, leaving);
  const { isScheduled } = values;
  return (
    <section
      aria-label={isScheduled ? 'Preview of the departures' : undefined}
      className={isScheduled ? 'rounded-control bg-sunken p-3.5 text-small' : 'text-small'}
    >
      <StrandedDays days={days} isUnknown={isUnknown} />
      <Preview isScheduled={isScheduled} leaving={leaving} stranded={days.map(({ day }) => day)} />
    </section>
  );
};
