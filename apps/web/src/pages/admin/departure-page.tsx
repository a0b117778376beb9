import { useQuery } from '@tanstack/react-query';
import { displayNameOf, isTripOver, type ManifestEntry, monthOf } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { Printer, SearchX } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { UnpaidBookings } from '../../features/bookings/admin/unpaid-bookings.tsx';
import { DepartureCalls } from '../../features/departures/calls/departure-calls.tsx';
import { CancellationProgress } from '../../features/departures/cancel/cancellation-progress.tsx';
import { cancellationQuery } from '../../features/departures/cancel/cancellation-query.ts';
import { ChangeDeparture } from '../../features/departures/change-departure.tsx';
import { DecideLine } from '../../features/departures/decide/decide-line.tsx';
import { DepartureFacts } from '../../features/departures/departure-facts.tsx';
import { DeparturePrices } from '../../features/departures/departure-prices.tsx';
import { departureQuery } from '../../features/departures/departure-query.ts';
import { DepartureGuides } from '../../features/departures/guides/departure-guides.tsx';
import { DepartureMessages } from '../../features/departures/message/departure-messages.tsx';
import { useManifest } from '../../features/manifest/manifest-query.ts';
import { ManifestSection } from '../../features/manifest/manifest-section.tsx';
import { TakeOnArrival } from '../../features/payments/on-arrival/take-on-arrival.tsx';
import { tourPackageQuery } from '../../features/tour-packages/tour-package-queries.ts';
import { WaitlistSection } from '../../features/waitlist/admin/waitlist-section.tsx';
import { TableSkeleton } from '../../shared/admin-list/table-skeleton.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { formatDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

const CancelDialog = lazy(async () => ({
  default: (await loadPart(() => import('../../features/departures/cancel/cancel-dialog.tsx'))).CancelDialog,
}));

/** Of some customers of the desk only a phone number is known; of deleted accounts nothing. */
const withCall = (entry: ManifestEntry) =>
  entry.user.email ? entry : { ...entry, toCall: entry.contact ?? { name: displayNameOf(entry.user) } };

const NobodyTravels = ({ isCancelled }: { isCancelled: boolean }) => (
  <EmptyState
    title="Nobody travels on this day."
    text={isCancelled ? 'This departure is cancelled.' : 'Travellers appear here once their bookings are paid.'}
    icon={<SearchX className="size-6" />}
    action={<LinkButton to={paths.adminDepartures()}>All departures</LinkButton>}
  />
);

/** A package on one day: its seats, what staff may change of it, and who travels, to print and take along. */
export const DeparturePage = () => {
  const { packageId = '', day = '' } = useParams();
  const { data, error, refetch, isFetching } = useManifest(packageId, day);
  const { data: departure, error: unknown } = useQuery(departureQuery(packageId, day));
  const { data: tourPackage } = useQuery(tourPackageQuery(packageId));
  const mayOpenBookings = useMay('read-bookings');
  const mayChange = useMay('change-departures');
  const mayPrice = useMay('change-catalogue');
  const mayReadMoney = useMay('read-payments');
  const mayRefund = useMay('refund-payments');
  /** Null: the dialog was not opened yet, so that its code is not loaded. */
  const [isCancelling, setCancelling] = useState<boolean | null>(null);
  const progress = useRef<HTMLElement>(null);
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
  // Of a withdrawn package there is no departure to ask.
  const { data: withdrawn } = useQuery({ ...cancellationQuery(packageId, day), enabled: mayRefund && unknown !== null });
  const isCancelled = departure?.isCancelled ?? (withdrawn && withdrawn.cancellation !== null);
  const cancel =
    mayRefund && isCancelled === false && !isTripOver(day, todayOnSite()) ? (
      <Button variant="danger" onClick={() => setCancelling(true)}>
        Cancel departure
      </Button>
    ) : null;
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
      {departure === undefined ? null : <DepartureGuides departure={departure} mayChange={mayChange} />}
      {departure === undefined ? null : <DecideLine departure={departure} mayChange={mayChange} cancel={cancel} />}
      {isCancelled === true && mayReadMoney ? <CancellationProgress ref={progress} packageId={packageId} day={day} /> : null}
      {mayChange && data !== undefined ? <DepartureCalls packageId={packageId} day={day} title={title} /> : null}
      {data !== undefined && unknown !== null ? <Notice tone="grey">{sentenceOf(unknown)}</Notice> : null}
      {data === undefined && error === null ? <TableSkeleton text="Loading travellers..." /> : null}
      {data === undefined && error !== null ? (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data === undefined ? null : first === undefined ? (
        <NobodyTravels isCancelled={isCancelled === true} />
      ) : (
        <ManifestSection
          packageId={packageId}
          day={day}
          startTime={departure?.startTime}
          manifest={data}
          money={(entry) => <TakeOnArrival entry={entry} name={entry.contact?.name ?? displayNameOf(entry.user)} />}
        />
      )}
      {mayOpenBookings && data !== undefined ? <UnpaidBookings packageId={packageId} day={day} /> : null}
      {departure === undefined ? null : (
        <div className="mt-8 space-y-6 print:hidden">
          {departure.capacity === null ? null : (
            <WaitlistSection packageId={packageId} day={day} mayChange={mayChange} mayOpenBookings={mayOpenBookings} />
          )}
          {mayChange && !departure.isCancelled ? <ChangeDeparture departure={departure} /> : null}
          {tourPackage === undefined || departure.isCancelled ? null : (
            <DeparturePrices departure={departure} prices={tourPackage} mayChange={mayPrice} />
          )}
          <DepartureMessages
            packageId={packageId}
            day={day}
            bookings={(data?.entries ?? []).map(withCall)}
            mayWrite={mayChange}
          />
          {cancel}
        </div>
      )}
      {departure === undefined && cancel !== null ? <div className="mt-8 print:hidden">{cancel}</div> : null}
      {isCancelling === null ? null : (
        <Suspense>
          <CancelDialog
            departure={{ packageId, day, title, isGuaranteed: departure?.isGuaranteed ?? false }}
            open={isCancelling}
            onClose={() => setCancelling(false)}
            progress={progress}
          />
        </Suspense>
      )}
    </>
  );
};
