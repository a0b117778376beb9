import { useQuery } from '@tanstack/react-query';
import { screens } from '@wayfarer/contracts/screens';
import { CalendarOff } from 'lucide-react';
import { DepartureDays } from '../../features/dashboard/departure-days.tsx';
import { TableSkeleton } from '../../shared/admin-list/table-skeleton.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

/** For guides on the road: the departures of today and the next days, each with a link to its manifest. */
export const DeparturesPage = () => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.departures.months,
    queryFn: ({ signal }) => callEndpoint('listDepartures', { signal }),
  });
  const days = data?.filter(({ departures }) => departures > 0);
  const retry = () => void refetch();
  return (
    <>
      <PageHeading
        title={screens.adminDepartures.title}
        text="Confirmed departures in the next 7 days. Open a departure to see who travels."
      >
        Departures
      </PageHeading>
      {days !== undefined && error !== null ? (
        <RetryNotice busy={isFetching} onRetry={retry}>
          {sentenceOf(error)} Showing the last loaded data.
        </RetryNotice>
      ) : null}
      {days === undefined && error === null ? <TableSkeleton text="Loading departures..." /> : null}
      {days === undefined && error !== null ? (
        <FailedState message={sentenceOf(error)} onRetry={retry} retrying={isFetching} />
      ) : null}
      {days?.length === 0 ? (
        <EmptyState
          title="Nobody travels in the next seven days."
          text="Departures appear here once their bookings are paid."
          icon={<CalendarOff className="size-6" />}
        />
      ) : null}
      {days === undefined || days.length === 0 ? null : <DepartureDays days={days} />}
    </>
  );
};
