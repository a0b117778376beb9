import type { TourPackage } from '@wayfarer/contracts';
import { useMemo, useState } from 'react';
import { formatDay, todayOnSite } from '../../../../shared/format/calendar-day.ts';
import { counted } from '../../../../shared/format/format-total.ts';
import { Button } from '../../../../shared/ui/actions/button.tsx';
import { type Leaving, leavingAsTyped, monthsOf, previewOf } from './previewed-days.ts';
import type { ScheduleValues } from './schedule-values.ts';
import { SmallMonth } from './small-month.tsx';
import { StrandedDays } from './stranded-days.tsx';
import { useStrandedDays } from './use-stranded-days.ts';

const NEXT = 5;
const nextWords = ['', 'Next', 'Next two', 'Next three', 'Next four', 'Next five'];

type PreviewProps = { isScheduled: boolean; leaving: Leaving | null; stranded: readonly string[] };

type YearProps = { days: readonly string[]; today: string; stranded: readonly string[] };

/** Twelve months with their departures: much to look at, so only on demand. */
const Year = ({ days, today, stranded }: YearProps) => {
  const months = monthsOf(days, today);
  const later = days.filter((day) => day.slice(0, 7) > (months.at(-1)?.month ?? '')).length;
  return (
    <>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-4">
        {months.map(({ month, days: ofMonth }) => (
          <SmallMonth key={month} month={month} days={ofMonth} stranded={stranded} />
        ))}
      </ul>
      {later === 0 ? null : <p className="mt-3 text-ink-faint">and {later} later</p>}
    </>
  );
};

const Preview = ({ isScheduled, leaving, stranded }: PreviewProps) => {
  const preview = useMemo(() => (leaving?.schedule ? previewOf(leaving.schedule, leaving) : null), [leaving]);
  const [showsYear, showYear] = useState(false);
  if (!isScheduled) return null;
  if (preview === null)
    return <p className="text-ink-faint">The departures are shown here once rules, first and last day are filled in.</p>;
  if ('problem' in preview) return <p className="font-medium text-red">{preview.problem}</p>;
  const today = todayOnSite();
  const next = preview.days.filter((day) => day >= today).slice(0, NEXT);
  return (
    <>
      <p className="font-semibold text-ink">{counted(preview.days.length, 'departure')}</p>
      <p className="mt-1 text-ink-soft">
        {next.length === 0 ? 'All of them are in the past.' : `${nextWords[next.length]}: ${next.map(formatDay).join(' · ')}`}
      </p>
      <Button variant="quiet" size="small" className="mt-1 -ms-3" aria-expanded={showsYear} onClick={() => showYear(!showsYear)}>
        {showsYear ? 'Hide the year' : 'Show the year'}
      </Button>
      {showsYear ? <Year days={preview.days} today={today} stranded={stranded} /> : null}
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
