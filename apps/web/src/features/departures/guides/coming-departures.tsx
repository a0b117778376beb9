import { useQueries } from '@tanstack/react-query';
import { monthAfter, monthOf } from '@wayfarer/contracts';
import { CalendarOff } from 'lucide-react';
import { TableSkeleton } from '../../../shared/admin-list/table-skeleton.tsx';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { todayOnSite } from '../../../shared/format/calendar-day.ts';

import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../../shared/ui/feedback/failed-state.tsx';
import { RetryNotice } from '../../../shared/ui/feedback/retry-notice.tsx';
import { DepartureAgenda } from '../departure-agenda.tsx';
import { departuresQuery } from '../departures-query.ts';

/** Months that are listed, the present one among them: the end of one hides no next day. */
const MONTHS = 2;

/**
 * What a guide comes in at: the next departures that they are named on. They are read by month, because the
 * answers of months are what a device keeps for a place without a network.
 */
export const ComingDepartures = () => {
  const today = todayOnSite();
  const months = Array.from({ length: MONTHS }, (_, ahead) => monthAfter(monthOf(today), ahead));
  const answers = useQueries({ queries: months.map((month) => departuresQuery(month, '')) });
  const found = answers.flatMap(({ data = [] }) => data);
  const error = answers.find((one) => one.error !== null)?.error ?? null;
  const isFetching = answers.some((one) => one.isFetching);
  const isLoading = answers.some((one) => one.isLoading);
  const retry = () => {
    for (const { refetch } of answers) void refetch();
  };
  if (isLoading) return <TableSkeleton text="Loading departures..." />;
  if (found.length === 0 && error !== null)
    return <FailedState message={sentenceOf(error)} onRetry={retry} retrying={isFetching} />;
  const days = [...new Map(found.map((one) => [one.day, one])).values()].filter(
    ({ day, departures }) => day >= today && departures > 0,
  );
  return (
    <div className="space-y-6">
      {error === null ? null : (
        <RetryNotice busy={isFetching} onRetry={retry}>
          {sentenceOf(error)} Showing the last loaded data.
        </RetryNotice>
      )}
      {days.length === 0 ? (
        <EmptyState
          title="You are named on no departure this month or the next."
          text="Ask the office to name you. Months before and after are above."
          icon={<CalendarOff className="size-6" />}
        />
      ) : (
        <DepartureAgenda days={days} />
      )}
    </div>
  );
};
