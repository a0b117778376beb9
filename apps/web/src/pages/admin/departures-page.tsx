import { useQuery } from '@tanstack/react-query';
import { addDays, monthOf } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { CalendarOff } from 'lucide-react';
import { DepartureAgenda } from '../../features/departures/departure-agenda.tsx';
import { departuresQuery } from '../../features/departures/departures-query.ts';
import { ComingDepartures } from '../../features/departures/guides/coming-departures.tsx';
import { MonthGrid } from '../../features/departures/month-grid.tsx';
import { PackageFilter } from '../../features/departures/package-filter.tsx';
import { UnsentTicks } from '../../features/manifest/unsent-ticks.tsx';
import { MonthBar } from '../../shared/admin-list/filters/month-bar.tsx';
import { TableSkeleton } from '../../shared/admin-list/table-skeleton.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { formatDay, formatMonth, todayOnSite } from '../../shared/format/calendar-day.ts';
import { isMonth } from '../../shared/format/month.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { useMedia } from '../../shared/ui/browser/use-media.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

/**
 * The month that is shown, the package that it is narrowed to, and a day that is listed alone; all in the
 * address.
 */
const useMonthAddress = () => {
  const address = useListAddress<object>();
  const [asked, packageId, day] = [address.wordOf('month'), address.wordOf('package'), address.wordOf('day')];
  const month = isMonth(asked) ? asked : monthOf(todayOnSite());
  const linkTo = (other: string): string => {
    const words = { month, package: packageId, day: other };
    return paths.adminDepartures(String(new URLSearchParams(Object.entries(words).filter(([, word]) => word !== ''))));
  };
  const isChosen = asked !== '' || packageId !== '' || day !== '';
  return { month, packageId, day, isChosen, choose: address.choose, linkTo };
};

/**
 * Departures by month: a calendar where there is room for one, else a list; each leads to its seats and
 * travellers. Guides come in at the next ones that they are named on.
 */
export const DeparturesPage = () => {
  const { month, packageId, day, isChosen, choose, linkTo } = useMonthAddress();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(departuresQuery(month, packageId));
  // On the last day of a month the next one too, so that a device without a network has the morning after it.
  useQuery(departuresQuery(month === monthOf(todayOnSite()) ? monthOf(addDays(todayOnSite(), 1)) : month, packageId));
  const hasRoom = useMedia('(width >= 64rem)');
  const wanted = data?.filter((one) => one.departures > 0 && (day === '' ? monthOf(one.day) === month : one.day === day));
  const seesAll = useMay('read-every-departure');
  // A guide has few, and comes in at the next ones.
  const isOwnList = !seesAll && !isChosen;
  const retry = () => void refetch();
  return (
    <>
      <PageHeading title={screens.adminDepartures.title} text="Open a departure to see its seats and who travels.">
        Departures
      </PageHeading>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <MonthBar
          month={month}
          onMonth={(next) => choose({ month: next, day: '' })}
          onToday={() => choose({ month: '', day: '' })}
        />
        <PackageFilter month={month} packageId={packageId} onChange={(next) => choose({ package: next, day: '' })} />
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
              title={`No departures ${day === '' ? `in ${formatMonth(month)}` : `on ${formatDay(day)}`}.`}
              text={
                seesAll
                  ? 'Departures of a schedule appear here, and others once their bookings are paid.'
                  : 'Here are the departures that you are named on.'
              }
              icon={<CalendarOff className="size-6" />}
            />
          ) : null}
          {wanted === undefined || data === undefined || wanted.length === 0 ? null : (
            <div className={classNames('transition-opacity', isPlaceholderData && 'opacity-60')}>
              {hasRoom && day === '' ? (
                <MonthGrid month={month} days={data} linkToDay={linkTo} />
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
