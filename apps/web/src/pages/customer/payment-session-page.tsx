import type { Booking } from '@wayfarer/contracts';
import { useParams, useSearchParams } from 'react-router-dom';
import { useBooking } from '../../features/bookings/booking-queries.ts';
import { BookingSummary } from '../../features/bookings/booking-summary.tsx';
import { refundSentenceOf } from '../../features/bookings/refund-sentence-of.ts';
import { TripColumns, TripSummarySkeleton } from '../../features/bookings/trip-columns.tsx';
import { PayNow } from '../../features/payments/pay-now.tsx';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/skeleton.tsx';
import { JourneyFrame } from './journey-frame.tsx';

/** Why a booking has nothing to pay, and the next step; null where it can be paid. */
const settledStateOf = (booking: Booking): { tone: 'green' | 'grey'; sentence: string; next: 'bookings' | 'tours' } | null => {
  if (booking.bookingStatus === 'confirmed')
    return { tone: 'green', sentence: 'This booking is paid. Nothing is left to do.', next: 'bookings' };
  if (booking.bookingStatus === 'cancelled') {
    const sentence = `This booking was cancelled, so it cannot be paid. ${refundSentenceOf(booking) ?? ''}`.trim();
    return { tone: 'grey', sentence, next: 'tours' };
  }
  return booking.canPay
    ? null
    : { tone: 'grey', sentence: 'This booking can no longer be paid: its day is over or the tour was withdrawn.', next: 'tours' };
};

const Next = ({ to, userId }: { to: 'bookings' | 'tours'; userId: string }) => (
  <div className="flex flex-wrap gap-3">
    <LinkButton to={paths.myBookings(userId)} variant={to === 'bookings' ? 'primary' : 'secondary'} size="large">
      My Bookings
    </LinkButton>
    <LinkButton to={paths.packageList()} variant={to === 'tours' ? 'primary' : 'secondary'} size="large">
      See all tours
    </LinkButton>
  </div>
);

const Loading = () => (
  <TripColumns summary={<TripSummarySkeleton />}>
    <LoadingBlock text="Loading your booking..." showText={false}>
      <Skeleton className="h-96 w-full rounded-card" />
    </LoadingBlock>
  </TripColumns>
);

const Body = ({ bookingId }: { bookingId: string | undefined }) => {
  const { userId } = useSession();
  const [search] = useSearchParams();
  const { data: booking, error, isFetching, refetch } = useBooking(bookingId);
  if (booking === undefined) {
    if (error === null) return <Loading />;
    const isFinal = error instanceof ApiFailure && ['NOT_FOUND', 'FORBIDDEN', 'VALIDATION'].includes(error.code);
    return isFinal ? (
      <div className="space-y-6">
        <FailedState message={sentenceOf(error)} />
        <Next to="bookings" userId={userId ?? ''} />
      </div>
    ) : (
      <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  const settled = settledStateOf(booking);
  return (
    <TripColumns summary={<BookingSummary booking={booking} />}>
      <div className="space-y-6">
        {settled === null ? (
          <>
            {search.has('unpaid') ? (
              <Notice tone="amber">Not paid yet. Nothing was charged, your booking is kept: try again whenever you like.</Notice>
            ) : null}
            <PayNow userId={userId} bookingId={bookingId} amount={booking.totalAmount} onRefused={() => void refetch()} />
          </>
        ) : (
          <>
            <Notice tone={settled.tone}>{settled.sentence}</Notice>
            <Next to={settled.next} userId={userId ?? ''} />
          </>
        )}
      </div>
    </TripColumns>
  );
};

/** SPEC.md section 2, Payment confirmation. */
export const PaymentSessionPage = () => {
  const { bookingId } = useParams();
  return (
    <JourneyFrame step={1} heading="Confirm and pay" text="Check your trip once more. Then pay on the provider’s secure page.">
      <Body bookingId={bookingId} />
    </JourneyFrame>
  );
};
