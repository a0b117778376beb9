import { useQuery } from '@tanstack/react-query';
import { addDays, MAX_DEPARTURES, monthOf } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { CalendarOff } from 'lucide-react';
import { DayGrid } from '../../features/departures/day-grid.tsx';
import { DepartureAgenda } from '../../features/departures/departure-agenda.tsx';
import { FillLegend } from '../../features/departures/departure-chip.tsx';
import { departuresQuery } from '../../features/departures/departures-query.ts';
import { ComingDepartures } from '../../features/departures/guides/coming-departures.tsx';
import { mondayOf, weekFrom, weeksOf } from '../../features/departures/month.ts';
import { PackageFilter } from '../../features/departures/package-filter.tsx';
import { WeekBar, weekWords } from '../../features/departures/week-bar.tsx';
import { UnsentTicks } from '../../features/manifest/unsent-ticks.tsx';
import { MonthBar } from '../../shared/admin-list/filters/month-bar.tsx';
import { TableSkeleton } from '../../shared/admin-list/table-skeleton.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { formatDay, formatMonth, todayOnSite } from '../../shared/format/calendar-day.ts';
import { isMonth } from '../../shared/format/month.ts';
import { paths } from '../../shared/paths.ts';
import { ReturnBar } from '../../shared/session/return-bar.tsx';
import { useMay } from '../../shared/session/use-may.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { useMedia } from '../../shared/ui/browser/use-media.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

/** Departures of one day in a month; further ones are behind a link. A week has room for all. */
const MOST_OF_MONTH = 3;

const isDay = (text: string): boolean => isMonth(text.slice(0, 7)) && /^-(?:0[1-9]|[12]\d|3[01])$/.test(text.slice(7));

/**
 * Whether a month or a week is shown and which, the package that it is narrowed to, and a day that is listed
 * alone; all in the address, so that it can be shared.
 */
const useCalendarAddress = () => {
  const address = useListAddress<object>();
  const [asked, packageId, day] = [address.wordOf('month'), address.wordOf('package'), address.wordOf('day')];
  const isWeek = address.wordOf('view') === 'week';
  const monday = mondayOf(isDay(day) ? day : todayOnSite());
  const month = isWeek ? monthOf(monday) : isMonth(asked) ? asked : monthOf(todayOnSite());
  const linkTo = (other: string): string => {
    const words = { month, package: packageId, day: other };
    return paths.adminDepartures(String(new URLSearchParams(Object.entries(words).filter(([, word]) => word !== ''))));
  };
  const show = (view: string): void => {
    const isNow = month === monthOf(todayOnSite());
    if (view === 'month') address.choose({ view: '', day: '', month: isNow ? '' : month });
    else address.choose({ view, month: '', day: day === '' && !isNow ? `${month}-01` : day });
  };
  const isChosen = isWeek || asked !== '' || packageId !== '' || day !== '';
  return { month, monday, isWeek, isChosen, packageId, day: isWeek ? '' : day, show, choose: address.choose, linkTo };
};

/**
 * Departures by month or week: a calendar where there is room for one, else a list; each leads to its seats
 * and travellers. Guides come in at the next ones that they are named on.
 */
export const DeparturesPage = () => {
  const { month, monday, isWeek, isChosen, packageId, day, show, choose, linkTo } = useCalendarAddress();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(departuresQuery(month, packageId));
  // On the last day of a month the next one too, so that a device without a network has the morning after it.
  useQuery(departuresQuery(month === monthOf(todayOnSite()) ? monthOf(addDays(todayOnSite(), 1)) : month, packageId));
  const hasRoom = useMedia('(width >= 64rem)');
  const week = weekFrom(monday);
  const isShown = (one: string): boolean => {
    if (isWeek) return week.includes(one);
    return day === '' ? monthOf(one) === month : one === day;
  };
  const wanted = data?.filter((one) => one.departures > 0 && isShown(one.day));
  const seesAll = useMay('read-every-departure');
  // A guide has few, and comes in at the next ones.
  const isOwnList = !seesAll && !isChosen;
  const retry = () => void refetch();
  const when = isWeek ? `in the week ${weekWords(monday)}` : day === '' ? `in ${formatMonth(month)}` : `on ${formatDay(day)}`;
  return (
    <>
      <PageHeading title={screens.adminDepartures.title} text="Open a departure to see its seats and who travels.">
        Departures
      </PageHeading>
      {/* Guides begin here after a login. */}
      <ReturnBar />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isWeek ? (
          <WeekBar monday={monday} onWeek={(next) => choose({ day: next })} onToday={() => choose({ day: '' })} />
        ) : (
          <MonthBar
            month={month}
            onMonth={(next) => choose({ month: next, day: '' })}
            onToday={() => choose({ month: '', day: '' })}
          />
        )}
        <span className="flex flex-wrap items-center gap-3">
          <Segmented
            label="View"
            options={[
              { value: 'month', label: 'Month' },
              { value: 'week', label: 'Week' },
            ]}
            value={isWeek ? 'week' : 'month'}
            onValueChange={show}
          />
          <PackageFilter
            month={month}
            packageId={packageId}
            onChange={(next) => choose(isWeek ? { package: next } : { package: next, day: '' })}
          />
        </span>
      </div>
      <UnsentTicks />
      {day === '' ? null : (
        <LinkButton to={linkTo('')} variant="secondary" size="small">
          All of {formatMonth(month)}
        </LinkButton>
      )}
      {isOwnList ? (
        <ComingDepartures />
      ) : (
        <>
          {data !== undefined && error !== null ? (
            <RetryNotice busy={isFetching} onRetry={retry}>
              {sentenceOf(error)} Showing the last loaded data.
            </RetryNotice>
          ) : null}
          {data === undefined && error === null ? <TableSkeleton text="Loading departures..." /> : null}
          {data === undefined && error !== null ? (
            <FailedState message={sentenceOf(error)} onRetry={retry} retrying={isFetching} />
          ) : null}
          {wanted?.length === 0 && !isPlaceholderData ? (
            <EmptyState
              title={`No departures ${when}.`}
              text={
                seesAll
                  ? 'Departures of a schedule appear here, and others once their bookings are paid.'
                  : 'Here are the departures that you are named on.'
              }
              icon={<CalendarOff className="size-6" />}
            />
          ) : null}
          {wanted === undefined || data === undefined || wanted.length === 0 ? null : (
            <div className={classNames('space-y-4 transition-opacity', isPlaceholderData && 'opacity-60')}>
              {hasRoom && day === '' ? (
                <>
                  <FillLegend />
                  <DayGrid
                    caption={`Departures ${when}`}
                    weeks={isWeek ? [week] : weeksOf(month)}
                    days={data}
                    {...(isWeek ? {} : { month })}
                    most={isWeek ? MAX_DEPARTURES : MOST_OF_MONTH}
                    linkToDay={linkTo}
                  />
                </>
              ) : (
                <DepartureAgenda days={wanted} />
              )}
            </div>
          )}
        </>
      )}
    </>
  );
};
