import { type Booking, bookingNumberOf, type Payment, type TrailEntry, type Trip } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { BookingFacts } from '../../features/bookings/admin/booking-facts.tsx';
import { BookingTrail } from '../../features/bookings/admin/booking-trail.tsx';
import { useAdminCancelFlow } from '../../features/bookings/admin/cancel/use-admin-cancel-flow.tsx';
import { useTrail } from '../../features/bookings/admin/use-trail.ts';
import { AskedNotice } from '../../features/bookings/another-day/asked-notice.tsx';
import { useBooking } from '../../features/bookings/booking-queries.ts';
import { waitingWords } from '../../features/bookings/change/change-words.ts';
import { WhoTravels } from '../../features/bookings/travellers/who-travels.tsx';
import { useTrip } from '../../features/bookings/trip/use-trip.ts';
import { CorrectBuyer } from '../../features/bookkeeping/group/correct-buyer.tsx';
import { InvoiceList } from '../../features/documents/invoice-list.tsx';
import { VoucherButton } from '../../features/documents/voucher-button.tsx';
import { BookingEmails } from '../../features/emails/booking-emails.tsx';
import { SendVoucher } from '../../features/emails/send-voucher.tsx';
import { Notes } from '../../features/notes/notes.tsx';
import { AttemptCard } from '../../features/payments/attempt-card.tsx';
import { Ledger } from '../../features/payments/ledger.tsx';
import { RefundDialog } from '../../features/payments/refund-dialog.tsx';
import { TakePaymentDialog } from '../../features/payments/take-payment-dialog.tsx';
import { useAttempts } from '../../features/payments/use-attempts.ts';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { isMissing, sentenceOf } from '../../shared/api/api-failure.ts';
import { restOf } from '../../shared/deposit/booking-money.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
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
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="space-y-6">
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
      <Skeleton className="h-96 w-full" />
    </div>
  </LoadingBlock>
);

type FileProps = {
  booking: Booking;
  attempts: readonly Payment[];
  trail: readonly TrailEntry[];
  trip: Trip;
  mayResend: boolean;
  mayIssue: boolean;
  onRefund: (payment: Payment) => void;
};

const BookingFile = ({ booking, attempts, trail, trip: { invoices }, mayResend, mayIssue, onRefund }: FileProps) => (
  <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
    <div className="min-w-0 space-y-8">
      <BookingFacts booking={booking} />
      <section aria-labelledby="travellers" className="space-y-4">
        <h2 id="travellers" className="font-bold text-ink text-lead">
          Who travels
        </h2>
        <WhoTravels
          bookingId={booking._id}
          isStaff
          isCancelled={booking.bookingStatus === 'cancelled'}
          isInvoiced={invoices.some(({ kind }) => kind === 'invoice')}
        />
        {booking.bookingStatus === 'confirmed' ? (
          <div className="flex flex-wrap items-start gap-3">
            <VoucherButton bookingId={booking._id} />
            {mayResend ? <SendVoucher bookingId={booking._id} userId={booking.user._id} /> : null}
          </div>
        ) : null}
      </section>
      <Notes about={{ user: booking.user._id, booking: booking._id }} />
      <Ledger booking={booking} payments={attempts} />
      <section aria-labelledby="payments" className="space-y-4">
        <h2 id="payments" className="font-bold text-ink text-lead">
          Payments
        </h2>
        {attempts.length === 0 ? <p className="text-ink-soft">No payment attempts yet.</p> : null}
        {attempts.map((payment) => (
          <AttemptCard key={payment._id} payment={payment} onRefund={onRefund} />
        ))}
      </section>
      {invoices.length === 0 ? null : (
        <section aria-labelledby="documents" className="space-y-4">
          <h2 id="documents" className="font-bold text-ink text-lead">
            Documents
          </h2>
          <InvoiceList
            bookingId={booking._id}
            invoices={invoices}
            action={mayIssue ? (invoice) => <CorrectBuyer bookingId={booking._id} invoice={invoice} /> : undefined}
          />
        </section>
      )}
      <BookingEmails bookingId={booking._id} />
    </div>
    <BookingTrail entries={trail} />
  </div>
);

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
  const { refusal, done, cancelling, ask, dialog } = useAdminCancelFlow(retry);
  const [mayChange, mayResend, mayIssue] = [useMay('change-bookings'), useMay('resend-emails'), useMay('issue-invoices')];
  const action =
    mayChange && booking?.canCancel ? (
      <div className="flex flex-wrap gap-3">
        {booking.bookingStatus === 'confirmed' && booking.anotherDay === undefined ? (
          <LinkButton variant="secondary" to={paths.adminChangeTrip(id)}>
            Change day or party
          </LinkButton>
        ) : null}
        {(booking.bookingStatus === 'pending' && booking.totalAmount > 0) || restOf(booking) !== null ? (
          <Button variant="secondary" onClick={() => setTaking(true)}>
            Record payment
          </Button>
        ) : null}
        <Button variant="danger" busy={cancelling === id} onClick={() => ask(booking)}>
          Cancel booking
        </Button>
      </div>
    ) : undefined;
  return (
    <>
      <Breadcrumb crumbs={[{ label: 'Bookings', to: paths.adminBookings() }, { label: number }]} />
      <PageHeading title={`${screens.adminBooking.title} ${number}`} action={action}>
        Booking {number}
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
      {whole === null ? null : <BookingFile {...whole} mayResend={mayResend} mayIssue={mayIssue} onRefund={setRefunding} />}
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
