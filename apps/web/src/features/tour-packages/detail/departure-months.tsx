import { addDays, type Departure, type TourPackage } from '@wayfarer/contracts';
import { type ReactNode, useState } from 'react';
import { formatMonth } from '../../../shared/format/calendar-day.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { RetryNotice } from '../../../shared/ui/feedback/retry-notice.tsx';
import { t, tn } from '../../../shared/words/words.ts';
import { hasDays, useAsked } from '../asked-days.ts';
import { useDepartures } from '../departures-query.ts';
import { fittingDeparture } from '../fitting-departure.ts';
import { DepartureRows } from './departure-rows.tsx';

/** Rows of a month until all are asked for. */
const ROWS = 6;

const monthOf = (day: string): string => day.slice(0, 7);

const byMonth = (departures: readonly Departure[]): Map<string, Departure[]> => {
  const months = new Map<string, Departure[]>();
  for (const departure of departures)
    months.set(monthOf(departure.day), [...(months.get(monthOf(departure.day)) ?? []), departure]);
  return months;
};

type DepartureMonthsProps = {
  tourPackage: TourPackage;
  /** Stands here until the departures have been loaded. */
  meanwhile: ReactNode;
};

/** The departures of one month at a time, with seats as they are at this moment. */
export const DepartureMonths = ({ tourPackage, meanwhile }: DepartureMonthsProps) => {
  const { nextDay } = tourPackage;
  const asked = useAsked();
  const isAsked = hasDays(asked);
  const begin = isAsked ? asked.from : (nextDay ?? '');
  const [tapped, setTapped] = useState('');
  const [openMonth, setOpenMonth] = useState('');
  const [lookedAt, setLookedAt] = useState<readonly string[]>([begin, asked.to]);
  const { departures, knownUntil, isError, isFetching, refetch } = useDepartures(tourPackage, lookedAt);
  if (departures === undefined || (departures.length === 0 && isFetching))
    return isError ? (
      <>
        {meanwhile}
        <RetryNotice className="mt-4" busy={isFetching} onRetry={() => void refetch()}>
          {isAsked ? t('The departures did not load.') : t('The other departures did not load.')}
        </RetryNotice>
      </>
    ) : (
      meanwhile
    );
  const months = byMonth(departures);
  const fitting = isAsked ? fittingDeparture(tourPackage, departures, asked)?.day : undefined;
  const from = tapped || monthOf(fitting ?? begin);
  const [first = ''] = months.keys();
  const month = [...months.keys()].find((one) => one >= from) ?? first;
  const rows = months.get(month) ?? [];
  if (rows.length === 0 && knownUntil === null) return <p className="mt-4 text-ink-soft">{t('No departures are planned.')}</p>;
  const isWhole = openMonth === month;
  return (
    <>
      <ul aria-label={t('Months with departures')} className="relative -mx-1 mt-4 flex gap-2 overflow-x-auto p-1">
        {[...months].map(([one, { length }]) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === month}
              onClick={() => setTapped(one)}
              className={classNames(
                'figures min-h-11 whitespace-nowrap rounded-full border px-4 font-medium text-small',
                one === month ? 'border-accent bg-accent text-on-accent' : 'border-edge text-ink hover:bg-hover',
              )}
            >
              <span aria-hidden="true">
                {formatMonth(one)} · {length}
              </span>
              <span className="sr-only">
                {tn(length, '{month} · {n} departure', '{month} · {n} departures', { month: formatMonth(one) })}
              </span>
            </button>
          </li>
        ))}
        {knownUntil === null ? null : (
          <li>
            <Button
              variant="quiet"
              size="small"
              className="shrink-0"
              busy={isFetching}
              onClick={() => setLookedAt([...lookedAt, addDays(knownUntil, 1)])}
            >
              {t('Later')}
            </Button>
          </li>
        )}
      </ul>
      <DepartureRows tourPackage={tourPackage} departures={isWhole ? rows : rows.slice(0, ROWS)} />
      {rows.length <= ROWS ? null : (
        <Button variant="secondary" size="small" className="mt-4" onClick={() => setOpenMonth(isWhole ? '' : month)}>
          {isWhole ? t('Show fewer') : t('Show all {count}', { count: rows.length })}
        </Button>
      )}
    </>
  );
};
