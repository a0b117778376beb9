import { useQuery } from '@tanstack/react-query';
import { screens } from '@wayfarer/contracts/screens';
import { Printer, SearchX } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { CloseDay, useIsClosed } from '../../features/bookings/admin/close-day.tsx';
import { useManifest } from '../../features/bookings/admin/manifest-query.ts';
import { ManifestTable } from '../../features/bookings/admin/manifest-table.tsx';
import { UnpaidBookings } from '../../features/bookings/admin/unpaid-bookings.tsx';
import { tourPackageQuery } from '../../features/tour-packages/tour-package-queries.ts';
import { TableSkeleton } from '../../shared/admin-list/table-skeleton.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

const NobodyTravels = () => (
  <EmptyState
    title="Nobody travels on this day."
    text="Travellers appear here once their bookings are paid."
    icon={<SearchX className="size-6" />}
    action={<LinkButton to={paths.adminDepartures()}>All departures</LinkButton>}
  />
);

/** Who travels with a package on one day, to print and take along. */
export const ManifestPage = () => {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const day = params.get('day') ?? '';
  const { data, error, refetch, isFetching } = useManifest(id, day);
  const mayOpenBookings = useMay('read-bookings');
  const mayClose = useMay('change-departures');
  const isClosed = useIsClosed({ packageId: id, day });
  const [first] = data?.entries ?? [];
  // Bookings say what they are for; a day without any is asked for its package.
  const { data: tourPackage } = useQuery({ ...tourPackageQuery(id), enabled: data !== undefined && first === undefined });
  const { title, destination } = first?.package ?? tourPackage ?? {};
  const print = (
    <Button
      variant="secondary"
      icon={<Printer aria-hidden="true" className="size-5" />}
      disabled={first === undefined}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
  return (
    <>
      <Breadcrumb
        crumbs={[{ label: screens.adminDepartures.title, to: paths.adminDepartures() }, { label: screens.adminManifest.title }]}
      />
      <PageHeading
        title={screens.adminManifest.title}
        text={[title, destination?.name, formatDay(day)].filter(Boolean).join(' · ')}
        action={
          <span className="flex flex-wrap gap-3">
            {mayClose ? <CloseDay packageId={id} day={day} /> : null}
            {print}
          </span>
        }
      >
        Manifest
      </PageHeading>
      {isClosed === true ? <Notice tone="amber">This day is closed: nothing more of it is sold.</Notice> : null}
      {data === undefined && error === null ? <TableSkeleton text="Loading travellers..." /> : null}
      {data === undefined && error !== null ? (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data?.isWhole === false ? <Notice>These are the first {data.entries.length} bookings.</Notice> : null}
      {data === undefined ? null : first === undefined ? <NobodyTravels /> : <ManifestTable bookings={data.entries} />}
      {mayOpenBookings && data !== undefined ? <UnpaidBookings packageId={id} day={day} /> : null}
    </>
  );
};
