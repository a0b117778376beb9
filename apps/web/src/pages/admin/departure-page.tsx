import { useQuery } from '@tanstack/react-query';
import { displayNameOf, isTripOver, type ManifestEntry, monthOf } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { Printer, SearchX } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { UnpaidBookings } from '../../features/bookings/admin/unpaid-bookings.tsx';
import { type ActionPanel, ActionPanels } from '../../features/departures/action-panels.tsx';
import { DepartureCalls } from '../../features/departures/calls/departure-calls.tsx';
import { CancellationProgress } from '../../features/departures/cancel/cancellation-progress.tsx';
import { cancellationQuery } from '../../features/departures/cancel/cancellation-query.ts';
import { ChangeDeparture } from '../../features/departures/change-departure.tsx';
import { DecideLine } from '../../features/departures/decide/decide-line.tsx';
import { DepartureBadges } from '../../features/departures/departure-badges.tsx';
import { DepartureFacts } from '../../features/departures/departure-facts.tsx';
import { DeparturePrices } from '../../features/departures/departure-prices.tsx';
import { departureQuery } from '../../features/departures/departure-query.ts';
import { DepartureGuides } from '../../features/departures/guides/departure-guides.tsx';
import { DepartureMessages } from '../../features/departures/message/departure-messages.tsx';
import { WriteToDeparture } from '../../features/departures/message/write-to-departure.tsx';
import { useManifest } from '../../features/manifest/manifest-query.ts';
import { ManifestSection } from '../../features/manifest/manifest-section.tsx';
import { WithoutEmail } from '../../features/manifest/without-email.tsx';
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
import { besideList } from '../../shared/ui/layout/beside-list.ts';
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

/** A package on one day: its seats, what staff do with it, and who travels, to print and take along. */
export const DeparturePage = () => {
  const { packageId = '', day = '' } = useParams();
  const { data, error, refetch, isFetching } = useManifest(packageId, day);
  const { data: departure, error: unknown } = useQuery(departureQuery(packageId, day));
  const { data: tourPackage } = useQuery(tourPackageQuery(packageId));
  const [mayOpenBookings, mayChange, mayPrice] = [
    useMay('read-bookings'),
    useMay('change-departures'),
    useMay('change-catalogue'),
  ];
  const [mayReadMoney, mayRefund, mayBook] = [useMay('read-payments'), useMay('refund-payments'), useMay('change-bookings')];
  /** Null: the dialog was not opened yet, so that its code is not loaded. */
  const [isCancelling, setCancelling] = useState<boolean | null>(null);
  const progress = useRef<HTMLElement>(null);
  const entries = data?.entries ?? [];
  const [first] = entries;
  // A withdrawn package has no departures to change, but those who booked it still travel.
  const title = departure?.title ?? first?.package.title ?? screens.adminDeparture.title;
  // Of a withdrawn package there is no departure to ask.
  const { data: withdrawn } = useQuery({ ...cancellationQuery(packageId, day), enabled: mayRefund && unknown !== null });
  const isCancelled = departure?.isCancelled ?? (withdrawn && withdrawn.cancellation !== null);
  const isOpen = departure !== undefined && !departure.isCancelled;
  const panels: ActionPanel[] = [
    ...(mayChange && isOpen ? [{ label: 'Change', content: () => <ChangeDeparture departure={departure} /> }] : []),
    ...(tourPackage !== undefined && isOpen
      ? [
          {
            label: 'Prices',
            content: () => <DeparturePrices departure={departure} prices={tourPackage} mayChange={mayPrice} />,
          },
        ]
      : []),
    ...(mayChange && first !== undefined
      ? [
          {
            label: 'Message all',
            content: (close: () => void) => (
              <WriteToDeparture packageId={packageId} day={day} bookings={entries.map(withCall)} onClose={close} />
            ),
          },
        ]
      : []),
  ];
  const urgent = (
    <>
      {mayChange && data !== undefined ? <DepartureCalls packageId={packageId} day={day} title={title} /> : null}
      {mayOpenBookings ? <UnpaidBookings packageId={packageId} day={day} /> : null}
      {mayChange ? <WithoutEmail entries={entries} /> : null}
    </>
  );
  const aside = (
    <>
      {departure === undefined || departure.capacity === null ? null : (
        <WaitlistSection packageId={packageId} day={day} mayChange={mayChange} mayOpenBookings={mayOpenBookings} />
      )}
      {departure === undefined ? null : <DepartureMessages packageId={packageId} day={day} />}
    </>
  );
  return (
    <>
      <div className="space-y-3">
        <div>
          <Breadcrumb
            crumbs={[
              { label: screens.adminDepartures.title, to: paths.adminDepartures(`month=${monthOf(day)}`) },
              { label: formatDay(day) },
            ]}
          />
          <PageHeading title={screens.adminDeparture.title} action={departure && <DepartureBadges {...departure} />}>
            {`${title} `}
            <span className="whitespace-nowrap font-normal text-ink-soft text-lead">{formatDay(day)}</span>
          </PageHeading>
        </div>
        {departure === undefined ? null : (
          <>
            <DepartureFacts departure={departure} />
            <DepartureGuides departure={departure} mayChange={mayChange} />
          </>
        )}
        <ActionPanels panels={panels}>
          {mayBook && isOpen && day >= todayOnSite() ? (
            <LinkButton to={paths.adminNewBooking(String(new URLSearchParams({ package: packageId, day })))} variant="secondary">
              New booking
            </LinkButton>
          ) : null}
          <Button
            variant="secondary"
            icon={<Printer aria-hidden="true" className="size-5" />}
            disabled={first === undefined}
            onClick={() => window.print()}
          >
            Print
          </Button>
          {mayRefund && isCancelled === false && !isTripOver(day, todayOnSite()) ? (
            <Button variant="secondary" className="text-red!" onClick={() => setCancelling(true)}>
              Cancel departure
            </Button>
          ) : null}
        </ActionPanels>
      </div>
      {departure === undefined ? null : <DecideLine departure={departure} mayChange={mayChange} />}
      {isCancelled === true && mayReadMoney ? <CancellationProgress ref={progress} packageId={packageId} day={day} /> : null}
      {data !== undefined && unknown !== null ? <Notice tone="grey">{sentenceOf(unknown)}</Notice> : null}
      {data === undefined && error === null ? <TableSkeleton text="Loading travellers..." /> : null}
      {data === undefined && error !== null ? (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data === undefined ? null : first === undefined ? (
        <div className={besideList}>
          <div className="min-w-0 xl:row-span-3">
            <NobodyTravels isCancelled={isCancelled === true} />
          </div>
          <div className="min-w-0 space-y-5 xl:col-start-2 print:hidden">
            {urgent}
            {aside}
          </div>
        </div>
      ) : (
        <ManifestSection
          packageId={packageId}
          day={day}
          startTime={departure?.startTime}
          manifest={data}
          hasRooms={tourPackage?.single !== undefined || entries.some(({ singleRooms = 0 }) => singleRooms > 0)}
          money={(entry) => <TakeOnArrival entry={entry} name={entry.contact?.name ?? displayNameOf(entry.user)} />}
          urgent={urgent}
          aside={aside}
        />
      )}
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
