import { useQuery } from '@tanstack/react-query';
import { monthOf } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { Printer, SearchX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useManifest } from '../../features/bookings/admin/manifest-query.ts';
import { ManifestTable } from '../../features/bookings/admin/manifest-table.tsx';
import { UnpaidBookings } from '../../features/bookings/admin/unpaid-bookings.tsx';
import { ChangeDeparture } from '../../features/departures/change-departure.tsx';
import { DepartureFacts } from '../../features/departures/departure-facts.tsx';
import { departureQuery } from '../../features/departures/departure-query.ts';
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

/** A package on one day: its seats, what staff may change of it, and who travels, to print and take along. */
export const DeparturePage = () => {
  const { packageId = '', day = '' } = useParams();
  const { data, error, refetch, isFetching } = useManifest(packageId, day);
  const { data: departure, error: unknown } = useQuery(departureQuery(packageId, day));
  const mayOpenBookings = useMay('read-bookings');
  const mayChange = useMay('change-departures');
  const [first] = data?.entries ?? [];
  // A withdrawn package has no departures to change, but those who booked it still travel.
  const title = departure?.title ?? first?.package.title ?? screens.adminDeparture.title;
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
        crumbs={[
          { label: screens.adminDepartures.title, to: paths.adminDepartures(`month=${monthOf(day)}`) },
          { label: formatDay(day) },
        ]}
      />
      <PageHeading title={screens.adminDeparture.title} text={formatDay(day)} action={print}>
        {title}
      </PageHeading>
      {departure === undefined ? null : <DepartureFacts departure={departure} />}
      {departure !== undefined && mayChange ? <ChangeDeparture departure={departure} /> : null}
      {data !== undefined && unknown !== null ? <Notice tone="grey">{sentenceOf(unknown)}</Notice> : null}
      {data === undefined && error === null ? <TableSkeleton text="Loading travellers..." /> : null}
      {data === undefined && error !== null ? (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data?.isWhole === false ? <Notice>These are the first {data.entries.length} bookings.</Notice> : null}
      {data === undefined ? null : first === undefined ? <NobodyTravels /> : <ManifestTable bookings={data.entries} />}
      {mayOpenBookings && data !== undefined ? <UnpaidBookings packageId={packageId} day={day} /> : null}
    </>
  );
};
