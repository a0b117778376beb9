import { useQueryClient } from '@tanstack/react-query';
import type { Payment } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useBooking } from '../../features/bookings/booking-queries.ts';
import { BookingSummary } from '../../features/bookings/detail/booking-summary.tsx';
import { TripColumns, TripSummarySkeleton } from '../../features/bookings/detail/trip-columns.tsx';
import { WhereAndWhen } from '../../features/bookings/detail/where-and-when.tsx';
import { whyCancelled } from '../../features/bookings/detail/why-cancelled.ts';
import { WhoIsMissing } from '../../features/bookings/travellers/who-is-missing.tsx';
import { TripDocuments } from '../../features/documents/trip-documents.tsx';
import { PaymentOutcome } from '../../features/payments/payment-outcome.tsx';
import { usePaymentStatus } from '../../features/payments/payment-queries.ts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { t } from '../../shared/words/words.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { isNotTheirs, ownSentenceOf } from './not-theirs.ts';

const Settled = ({ payment }: { payment: Payment }) => {
  const { userId } = useSession();
  const queryClient = useQueryClient();
  const { data: booking, isError, isFetchedAfterMount } = useBooking(payment.booking);
  // Cached bookings are from before the payment.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.bookings.all });
  }, [queryClient]);
  const outcome = (
    <PaymentOutcome
      payment={payment}
      bookingsAddress={paths.myBookings(userId ?? '')}
      tour={booking?.package}
      money={isFetchedAfterMount ? booking : undefined}
      documents={
        booking?.bookingStatus === 'confirmed' ? (
          <>
            <WhoIsMissing bookingId={booking._id} />
            <WhereAndWhen booking={booking} />
            <section aria-label={t('Documents')} className="space-y-4">
              <h2 className="font-bold text-ink text-lead">{t('Documents')}</h2>
              <TripDocuments bookingId={booking._id} issued={(booking.owed ?? 0) > 0 ? 'receipt' : 'invoice'} />
            </section>
          </>
        ) : null
      }
      why={booking === undefined ? null : whyCancelled(booking)}
    />
  );
  if (isError) return outcome;
  return (
    <TripColumns
      summaryPosition="below"
      summary={booking === undefined ? <TripSummarySkeleton /> : <BookingSummary booking={booking} />}
    >
      {outcome}
    </TripColumns>
  );
};

/** No payment of this account, so nothing is said about its steps or its money. */
const Unknown = ({ error }: { error: Error }) => {
  const { userId } = useSession();
  return (
    <div className="space-y-6">
      <FailedState message={ownSentenceOf(error, t('This payment belongs to another account.'))} />
      <p className="max-w-prose text-ink-soft">
        {t('Perhaps the address was cut off when it was copied. My Bookings shows what you have booked and paid.')}
      </p>
      <LinkButton to={paths.myBookings(userId ?? '')}>{t('My Bookings')}</LinkButton>
    </div>
  );
};

const Unsettled = ({ error, waiting, onRetry }: { error: Error | null; waiting: boolean; onRetry: () => void }) => {
  const { userId } = useSession();
  return waiting || error === null ? (
    <TripColumns summaryPosition="below" summary={<TripSummarySkeleton />}>
      <LoadingBlock text={t('Updating payment status...')}>
        <Skeleton className="h-64 w-full rounded-card" />
      </LoadingBlock>
    </TripColumns>
  ) : (
    <div className="space-y-6">
      <FailedState message={sentenceOf(error)} onRetry={onRetry} />
      <p className="max-w-prose text-ink-soft">
        {t('If you paid, your money is safe: we’ll confirm your booking or refund you automatically. Check My Bookings.')}
      </p>
      <LinkButton to={paths.myBookings(userId ?? '')} variant="secondary">
        {t('My Bookings')}
      </LinkButton>
    </div>
  );
};

/**
 * docs/specification.md section 2, Payment success. Opening it settles the payment; a reload settles nothing
 * twice.
 */
export const PaymentSuccessPage = () => {
  const { sessionId = '' } = useParams();
  const { data: payment, error, isPending, isFetching, refetch } = usePaymentStatus(sessionId);
  const isUnknown = payment === undefined && error !== null && isNotTheirs(error);
  return (
    <CheckoutFrame
      step={isUnknown || payment?.forChange ? null : payment?.status === 'paid' ? 3 : 2}
      heading={
        payment?.status !== 'paid'
          ? screens.paymentSuccess.title
          : payment.forChange
            ? t('Your trip is changed')
            : t('Your trip is booked')
      }
    >
      {isUnknown ? (
        <Unknown error={error} />
      ) : payment === undefined ? (
        <Unsettled error={error} waiting={isPending || isFetching} onRetry={() => void refetch()} />
      ) : (
        <Settled payment={payment} />
      )}
    </CheckoutFrame>
  );
};
