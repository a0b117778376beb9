import { bookingNumberOf, displayNameOf, isStaff, type Trip } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { AskedNotice } from '../../features/bookings/another-day/asked-notice.tsx';
import { PendingChange } from '../../features/bookings/change/pending-change.tsx';
import { BookingSummary } from '../../features/bookings/detail/booking-summary.tsx';
import { SeatsHeld } from '../../features/bookings/detail/seats-held.tsx';
import { TripColumns } from '../../features/bookings/detail/trip-columns.tsx';
import { WhereAndWhen } from '../../features/bookings/detail/where-and-when.tsx';
import { whyCancelled } from '../../features/bookings/detail/why-cancelled.ts';
import { daysToGo } from '../../features/bookings/list/days-to-go.ts';
import { TravellerStatusBadge } from '../../features/bookings/list/traveller-status-badge.tsx';
import { WhoTravels } from '../../features/bookings/travellers/who-travels.tsx';
import { CancelTripBlock } from '../../features/bookings/trip/cancel-trip-block.tsx';
import { ChangeTripBlock } from '../../features/bookings/trip/change-trip-block.tsx';
import { TripBlock } from '../../features/bookings/trip/trip-block.tsx';
import { TripDays } from '../../features/bookings/trip/trip-days.tsx';
import { TripPayments } from '../../features/bookings/trip/trip-payments.tsx';
import { TripSkeleton } from '../../features/bookings/trip/trip-skeleton.tsx';
import { tripStepsOf } from '../../features/bookings/trip/trip-steps.ts';
import { TripTimeline } from '../../features/bookings/trip/trip-timeline.tsx';
import { useTrip } from '../../features/bookings/trip/use-trip.ts';
import { ContactDetails } from '../../features/contact-messages/contact-details.tsx';
import { InvoiceList } from '../../features/documents/invoice-list.tsx';
import { TripDocuments } from '../../features/documents/trip-documents.tsx';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import { moneyLine, payWords } from '../../shared/deposit/booking-money.ts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { durationOf } from '../../shared/format/duration-of.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { t, tn } from '../../shared/words/words.ts';

/** Only for the traveller: others who see the trip cannot confirm the address. */
const Unconfirmed = ({ trip: { booking, isEmailConfirmed } }: { trip: Trip }) => {
  const { userId } = useSession();
  if (isEmailConfirmed || userId !== booking.user._id) return null;
  return (
    <Notice
      tone="grey"
      className="no-print"
      action={
        <Link to={paths.account()} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {t('Confirm it')}
        </Link>
      }
    >
      {t('Your email address is not confirmed, so emails about this trip may not reach you.')}
    </Notice>
  );
};

const Filled = ({ trip }: { trip: Trip }) => {
  const { booking, days, untranslated, needs, payments, invoices } = trip;
  const { role } = useSession();
  const today = todayOnSite();
  const why = booking.anotherDay === undefined ? whyCancelled(booking) : null;
  const money = moneyLine(booking);
  const isOn = booking.bookingStatus !== 'cancelled';
  // On a departure that is cancelled nobody travels, until another day is chosen.
  const isLeaving = isOn && booking.anotherDay === undefined;
  const hasVoucher = booking.bookingStatus === 'confirmed' && isLeaving;
  return (
    <div className="space-y-8">
      <Unconfirmed trip={trip} />
      <PendingChange booking={booking} />
      <AskedNotice booking={booking} />
      {isLeaving ? <WhereAndWhen booking={booking} days={days.length} needs={needs} /> : null}
      <Card className="space-y-5">
        <TripTimeline steps={tripStepsOf(trip, today)} />
        {why === null ? null : <p className="text-ink-soft">{why}</p>}
        {money === null || !booking.canPay ? null : <p className="figures font-semibold text-ink">{money}</p>}
        {booking.canPay ? (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-hairline border-t pt-5">
            <LinkButton to={paths.paymentSession(booking._id)}>{payWords(booking)}</LinkButton>
            {booking.seatsHeldUntil === null ? null : <SeatsHeld until={booking.seatsHeldUntil} />}
          </div>
        ) : null}
      </Card>
      <TripColumns summary={<BookingSummary booking={booking} />}>
        <div className="space-y-10">
          {days.length === 0 ? null : (
            <TripBlock
              heading={isLeaving ? t('Day by day: {duration}', { duration: durationOf(days.length) }) : t('Original itinerary')}
            >
              <TripDays days={days} untranslated={untranslated} travelDate={booking.travelDate} today={isLeaving ? today : ''} />
            </TripBlock>
          )}
          <TripBlock heading={t('Who travels')}>
            <p className="mb-2 text-ink">
              {tn(booking.totalPersons, '{n} traveller · booked by {name}', '{n} travellers · booked by {name}', {
                name: displayNameOf(booking.user),
              })}
            </p>
            <WhoTravels
              bookingId={booking._id}
              isStaff={isStaff(role)}
              isCancelled={!isOn}
              isInvoiced={invoices.some(({ kind }) => kind === 'invoice')}
            />
          </TripBlock>
          {hasVoucher || invoices.length > 0 ? (
            <TripBlock heading={t('Documents')} className="no-print">
              <div className="space-y-8">
                {hasVoucher ? <TripDocuments bookingId={booking._id} /> : null}
                {invoices.length === 0 ? null : <InvoiceList bookingId={booking._id} invoices={invoices} />}
              </div>
            </TripBlock>
          ) : null}
          <TripBlock heading={t('Payments and refunds')}>
            <TripPayments booking={booking} payments={payments} />
          </TripBlock>
          <TripBlock heading={t('Questions about this trip')}>
            <p className="mb-5 max-w-prose text-ink-soft">
              {t('Please quote booking {number}.', { number: bookingNumberOf(booking._id) })}
            </p>
            <ContactDetails />
          </TripBlock>
          <ChangeTripBlock trip={trip} />
          <CancelTripBlock trip={trip} />
        </div>
      </TripColumns>
    </div>
  );
};

const Back = () => {
  const { role, userId } = useSession();
  return isStaff(role) ? (
    <LinkButton to={paths.adminBookings()}>{t('All bookings')}</LinkButton>
  ) : (
    <LinkButton to={paths.myBookings(userId ?? '')}>{t('My Bookings')}</LinkButton>
  );
};

const FINAL = ['NOT_FOUND', 'VALIDATION', 'FORBIDDEN'];

const Failed = ({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry: () => void }) =>
  error instanceof ApiFailure && FINAL.includes(error.code) ? (
    <EmptyState
      title={t('We could not find this trip.')}
      text={t('The link may be incomplete, or the trip may belong to another account.')}
      icon={<SearchX className="size-6" />}
      action={<Back />}
    />
  ) : (
    <FailedState message={sentenceOf(error)} retrying={retrying} onRetry={onRetry} />
  );

const Heading = ({ booking }: { booking: Trip['booking'] }) => {
  const toGo = booking.bookingStatus === 'cancelled' || booking.anotherDay ? null : daysToGo(booking.travelDate, todayOnSite());
  const { title, destination, _id } = booking.package;
  return (
    <PageHeading
      title={title}
      text={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <TravellerStatusBadge status={booking.bookingStatus} />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {destination.name}, {destination.country}
          </span>
          {toGo === null ? null : <span className="font-semibold text-ink">{toGo}</span>}
          <Link to={paths.packageDetail(_id)} className="no-print touchable underline underline-offset-4 hover:text-ink">
            {t('About this trip')}
          </Link>
        </span>
      }
    >
      {title}
    </PageHeading>
  );
};

const KnownTrip = ({ id }: { id: string }) => {
  const { role, userId } = useSession();
  const { data: trip, error, isFetching, refetch } = useTrip(id);
  const retry = () => void refetch();
  const here = { label: trip?.booking.package.title ?? screens.myTrip.title };
  const from = isStaff(role)
    ? { label: t('Booking {number}', { number: bookingNumberOf(id) }), to: paths.adminBooking(id) }
    : { label: t('My Bookings'), to: paths.myBookings(userId ?? '') };
  return (
    <div className="gutters space-y-6 pt-4 pb-14">
      <Breadcrumb crumbs={[from, here]} />
      {trip === undefined ? (
        <PageHeading title={screens.myTrip.title}>{screens.myTrip.title}</PageHeading>
      ) : (
        <Heading booking={trip.booking} />
      )}
      {trip !== undefined && error !== null ? (
        <RetryNotice busy={isFetching} onRetry={retry}>
          {t('{problem} What you see may be out of date.', { problem: sentenceOf(error) })}
        </RetryNotice>
      ) : null}
      {trip === undefined && error === null ? <TripSkeleton /> : null}
      {trip === undefined && error !== null ? <Failed error={error} retrying={isFetching} onRetry={retry} /> : null}
      {trip === undefined ? null : <Filled trip={trip} />}
    </div>
  );
};

/** One trip for its traveller: progress, days, payments, and whom to ask. */
export const MyTripPage = () => {
  const { bookingId = '' } = useParams();
  return <KnownTrip key={bookingId} id={bookingId} />;
};
