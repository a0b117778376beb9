import { useQuery } from '@tanstack/react-query';
import { type Booking, bookingNumberOf, displayNameOf, type Payment, type TrailEntry, type Trip } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { BookingActions } from '../../features/bookings/admin/booking-actions.tsx';
import { BookingFacts } from '../../features/bookings/admin/booking-facts.tsx';
import { BookingHead } from '../../features/bookings/admin/booking-head.tsx';
import { BookingTrail } from '../../features/bookings/admin/booking-trail.tsx';
import { useAdminCancelFlow } from '../../features/bookings/admin/cancel/use-admin-cancel-flow.tsx';
import { PriceLines } from '../../features/bookings/admin/price-lines.tsx';
import { reachOf } from '../../features/bookings/admin/reach-of.ts';
import { useTrail } from '../../features/bookings/admin/use-trail.ts';
import { AskedNotice } from '../../features/bookings/another-day/asked-notice.tsx';
import { useBooking } from '../../features/bookings/booking-queries.ts';
import { waitingWords } from '../../features/bookings/change/change-words.ts';
import { travellersQuery } from '../../features/bookings/travellers/travellers-query.ts';
import { WhoTravels } from '../../features/bookings/travellers/who-travels.tsx';
import { useTrip } from '../../features/bookings/trip/use-trip.ts';
import { CorrectBuyer } from '../../features/bookkeeping/group/correct-buyer.tsx';
import { useCustomer } from '../../features/customers/customer-queries.ts';
import { InvoiceList } from '../../features/documents/invoice-list.tsx';
import { VoucherButton } from '../../features/documents/voucher-button.tsx';
import { BookingEmails } from '../../features/emails/booking-emails.tsx';
import { SendAgain } from '../../features/emails/send-again.tsx';
import { Notes } from '../../features/notes/notes.tsx';
import { AttemptCard } from '../../features/payments/attempt-card.tsx';
import { Ledger } from '../../features/payments/ledger.tsx';
import { RefundDialog } from '../../features/payments/refund-dialog.tsx';
import { TakePaymentDialog } from '../../features/payments/take-payment-dialog.tsx';
import { useAttempts } from '../../features/payments/use-attempts.ts';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { isMissing, sentenceOf } from '../../shared/api/api-failure.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

const BookingSkeleton = () => (
  <LoadingBlock text="Loading booking...">
    <div className="space-y-6">
      <Skeleton className="h-52 w-full" />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    </div>
  </LoadingBlock>
);

type FileProps = {
  booking: Booking;
  attempts: readonly Payment[];
  trail: readonly TrailEntry[];
  trip: Trip;
  onRefund: (payment: Payment) => void;
};

const Heading = ({ id, children }: { id: string; children: string }) => (
  <h2 id={id} className="font-bold text-ink text-lead">
    {children}
  </h2>
);

/** In the order of a call. At the right, where there is room: the money and what colleagues wrote down. */
const BookingFile = ({ booking, attempts, trail, trip: { invoices }, onRefund }: FileProps) => {
  const mayIssue = useMay('issue-invoices');
  const isConfirmed = booking.bookingStatus === 'confirmed';
  return (
    <>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
        <section aria-labelledby="travellers" className="min-w-0 space-y-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Heading id="travellers">Who travels</Heading>
            {isConfirmed ? <VoucherButton bookingId={booking._id} /> : null}
          </div>
          <WhoTravels
            bookingId={booking._id}
            isStaff
            isCancelled={booking.bookingStatus === 'cancelled'}
            isInvoiced={invoices.some(({ kind }) => kind === 'invoice')}
          />
        </section>
        <div className="min-w-0 space-y-8 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <Ledger booking={booking} payments={attempts} price={<PriceLines booking={booking} />} />
          <BookingFacts booking={booking} />
          <Notes about={{ user: booking.user._id, booking: booking._id }} />
        </div>
        <div className="min-w-0 space-y-8">
          <section aria-labelledby="payments" className="space-y-4">
            <Heading id="payments">Payments</Heading>
            {attempts.length === 0 ? <p className="text-ink-soft">No payment attempts yet.</p> : null}
            {attempts.map((payment) => (
              <AttemptCard key={payment._id} payment={payment} onRefund={onRefund} />
            ))}
          </section>
          {invoices.length === 0 ? null : (
            <section aria-labelledby="documents" className="space-y-4">
              <Heading id="documents">Documents</Heading>
              <InvoiceList
                bookingId={booking._id}
                invoices={invoices}
                action={mayIssue ? (invoice) => <CorrectBuyer bookingId={booking._id} invoice={invoice} /> : undefined}
              />
            </section>
          )}
          <BookingEmails bookingId={booking._id} />
        </div>
      </div>
      <BookingTrail entries={trail} />
    </>
  );
};

type CallProps = { booking: Booking; onTake: () => void; onCancel: () => void };

/** Head and buttons, which know how the customer is reached. */
const BookingCall = ({ booking, ...actions }: CallProps) => {
  const mayResend = useMay('resend-emails');
  const { data: customer, error } = useCustomer(booking.user._id);
  const { data: travellers } = useQuery(travellersQuery(booking._id));
  const reach = reachOf(booking, travellers?.contact, customer);
  return (
    <BookingHead booking={booking} reach={reach} isDeleted={isMissing(error)}>
      <BookingActions
        {...actions}
        booking={booking}
        reach={reach}
        sendAgain={mayResend ? <SendAgain booking={booking} /> : null}
      />
    </BookingHead>
  );
};

const NoBooking = () => (
  <EmptyState
    title="There is no such booking."
    text="Perhaps its address was cut off when it was copied."
    icon={<SearchX className="size-6" />}
    action={<LinkButton to={paths.adminBookings()}>All bookings</LinkButton>}
  />
);

const isId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text);

const KnownBooking = ({ id }: { id: string }) => {
  const queries = [useBooking(id), useAttempts(id), useTrail(id), useTrip(id)] as const;
  const [{ data: booking }, { data: attempts }, { data: trail }, { data: trip }] = queries;
  const [refunding, setRefunding] = useState<Payment | null>(null);
  const [isTaking, setTaking] = useState(false);
  const number = bookingNumberOf(id);
  const thrown = queries.find(({ error }) => error !== null)?.error ?? null;
  const retry = () => queries.forEach((query) => void query.refetch());
  const retrying = queries.some(({ isFetching }) => isFetching);
  const whole = booking && attempts && trail && trip ? { booking, attempts, trail, trip } : null;
  const { refusal, done, ask, dialog } = useAdminCancelFlow(retry);
  return (
    <>
      <Breadcrumb crumbs={[{ label: 'Bookings', to: paths.adminBookings() }, { label: number }]} />
      <PageHeading title={`${screens.adminBooking.title} ${number}`}>
        {booking === undefined ? null : <span className="wrap-anywhere">{`${displayNameOf(booking.user)} `}</span>}
        <span className={booking === undefined ? undefined : 'font-normal text-ink-soft text-lead'}>Booking {number}</span>
      </PageHeading>
      <PageStatus refusal={refusal} done={done} />
      {booking ? <AskedNotice booking={booking} forStaff /> : null}
      {booking?.change ? (
        <Notice tone="grey">A change by its traveller to {waitingWords(booking.change)} waits for its payment.</Notice>
      ) : null}
      {dialog}
      {thrown !== null && whole !== null ? (
        <RetryNotice busy={retrying} onRetry={retry}>
          {sentenceOf(thrown)} Showing the last loaded data.
        </RetryNotice>
      ) : null}
      {whole === null && thrown === null ? <BookingSkeleton /> : null}
      {whole === null && thrown !== null && isMissing(thrown) ? <NoBooking /> : null}
      {whole === null && thrown !== null && !isMissing(thrown) ? (
        <FailedState message={sentenceOf(thrown)} onRetry={retry} retrying={retrying} />
      ) : null}
      {whole === null ? null : (
        <>
          <BookingCall booking={whole.booking} onTake={() => setTaking(true)} onCancel={() => ask(whole.booking)} />
          <BookingFile {...whole} onRefund={setRefunding} />
        </>
      )}
      <RefundDialog payment={refunding} onClose={() => setRefunding(null)} />
      {booking === undefined ? null : <TakePaymentDialog booking={booking} open={isTaking} onClose={() => setTaking(false)} />}
    </>
  );
};

/**
 * Everything about one booking for an admin: what was booked, each attempt to pay, its refunds, and its trail
 * (docs/decisions/0010).
 */
export const BookingDetailPage = () => {
  const { id = '' } = useParams();
  if (isId(id)) return <KnownBooking id={id} />;
  return (
    <>
      <Breadcrumb crumbs={[{ label: 'Bookings', to: paths.adminBookings() }, { label: 'Not found' }]} />
      <PageHeading title={screens.adminBooking.title}>Booking not found</PageHeading>
      <NoBooking />
    </>
  );
};
