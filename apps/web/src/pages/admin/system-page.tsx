import { useQuery } from '@tanstack/react-query';
import { screens } from '@wayfarer/contracts/screens';
import { JobList } from '../../features/system/job-list.tsx';
import { LanguagesCard } from '../../features/system/languages-card.tsx';
import { RatesCard } from '../../features/system/rates-card.tsx';
import { SystemFacts } from '../../features/system/system-facts.tsx';
import { WatchedParts } from '../../features/system/watched-parts.tsx';
import { TableSkeleton } from '../../shared/admin-list/table-skeleton.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

const REFRESH_MS = 60_000;

/** How the installation is, for admins: what is watched, mail, events, queues and jobs. */
export const SystemPage = () => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: laterQueryKeys.system.all,
    queryFn: ({ signal }) => callEndpoint('showSystem', { signal }),
    refetchInterval: REFRESH_MS,
  });
  const retry = () => void refetch();
  return (
    <>
      <PageHeading
        title={screens.adminSystem.title}
        text="How this installation is. When something here goes wrong, and when it is well again, every admin gets an email."
      >
        System
      </PageHeading>
      {data === undefined && error === null ? <TableSkeleton text="Loading system..." /> : null}
      {data === undefined && error !== null ? (
        <FailedState message={sentenceOf(error)} onRetry={retry} retrying={isFetching} />
      ) : null}
      {data !== undefined && error !== null ? (
        <RetryNotice busy={isFetching} onRetry={retry}>
          {sentenceOf(error)} Showing the last loaded data.
        </RetryNotice>
      ) : null}
      {data === undefined ? null : (
        <div className="space-y-4">
          <WatchedParts parts={data.parts} />
          <SystemFacts {...data} />
          {data.exchangeRates === undefined ? null : <RatesCard {...data.exchangeRates} />}
          {data.words === undefined ? null : <LanguagesCard {...data.words} />}
          <JobList jobs={data.jobs} />
        </div>
      )}
    </>
  );
};
