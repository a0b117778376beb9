import { type Booking, formatMoney } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { useParams, useSearchParams } from 'react-router-dom';
import { useBooking } from '../../features/bookings/booking-queries.ts';
import { BookingSummary } from '../../features/bookings/detail/booking-summary.tsx';
import { refundSentenceOf } from '../../features/bookings/detail/refund-sentence-of.ts';
import { SeatsHeld } from '../../features/bookings/detail/seats-held.tsx';
import { TripColumns, TripSummarySkeleton } from '../../features/bookings/detail/trip-columns.tsx';
import { whyCancelled } from '../../features/bookings/detail/why-cancelled.ts';
import { CancelCosts } from '../../features/payments/choice/cancel-costs.tsx';
import { PayNow } from '../../features/payments/pay-now.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { restOf } from '../../shared/deposit/booking-money.ts';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { t } from '../../shared/words/words.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { isNotTheirs, ownSentenceOf } from './not-theirs.ts';

type SettledState = {
  heading: string;
  tone: 'green' | 'grey';
  sentence: string;
  next: 'bookings' | 'tours';
};

/** Why a booking has nothing to pay, and the next step; null if it can be paid. */
const settledStateOf = (booking: Booking): SettledState | null => {
  if (booking.bookingStatus === 'confirmed' && booking.canPay) return null;
  if (booking.bookingStatus === 'confirmed')
    return {
      heading: t('Your trip is booked'),
      tone: 'green',
      sentence: t('This booking is paid. You’re all set.'),
      next: 'bookings',
    };
  if (booking.bookingStatus === 'cancelled') {
    const why = whyCancelled(booking) ?? t('It can no longer be paid.');
    const sentence = `${why} ${refundSentenceOf(booking) ?? ''}`.trim();
    return { heading: t('This booking was cancelled'), tone: 'grey', sentence, next: 'tours' };
  }
  if (booking.canPay) return null;
  const sentence = t('The travel date has passed, or the trip is no longer offered. You haven’t been charged.');
  return { heading: t('This booking can no longer be paid'), tone: 'grey', sentence, next: 'tours' };
};

const Next = ({ to, userId }: { to: 'bookings' | 'tours'; userId: string }) => (
  <div className="flex flex-wrap gap-3">
    <LinkButton to={paths.myBookings(userId)} variant={to === 'bookings' ? 'primary' : 'secondary'} size="large">
      {t('My Bookings')}
    </LinkButton>
    <LinkButton to={paths.packageList()} variant={to === 'tours' ? 'primary' : 'secondary'} size="large">
      {t('See all tours')}
    </LinkButton>
  </div>
);

const Loading = () => (
  <TripColumns summary={<TripSummarySkeleton />}>
    <LoadingBlock text={t('Loading your booking...')} showText={false}>
      <Skeleton className="h-96 w-full rounded-card" />
    </LoadingBlock>
  </TripColumns>
);

const Failed = ({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry: () => void }) => {
  const { userId } = useSession();
  return isNotTheirs(error) ? (
    <div className="space-y-6">
      <FailedState message={ownSentenceOf(error, t('This booking belongs to another account.'))} />
      <Next to="bookings" userId={userId ?? ''} />
    </div>
  ) : (
    <FailedState message={sentenceOf(error)} onRetry={onRetry} retrying={retrying} />
  );
};

const Filled = ({ booking, settled, onRefused }: { booking: Booking; settled: SettledState | null; onRefused: () => void }) => {
  const { userId } = useSession();
  const [search] = useSearchParams();
  const rest = restOf(booking);
  return (
    <TripColumns summary={<BookingSummary booking={booking} />}>
      <div className="space-y-6">
        {settled === null ? (
          <>
            {search.has('unpaid') ? (
              <Notice tone="amber">
                {booking.seatsHeldUntil === null
                  ? t('Not paid yet. Nothing was charged. You can try again.')
                  : t('Not paid yet. Nothing was charged. You can try again while your seats are held.')}
              </Notice>
            ) : null}
            {rest?.isOverdue ? (
              <Notice tone="amber">
                {t('{amount} was due {day}. Please pay it as soon as you can.', {
                  amount: formatMoney(rest.owed),
                  day: formatDay(rest.dueOn),
                })}
              </Notice>
            ) : null}
            {booking.seatsHeldUntil === null ? null : <SeatsHeld until={booking.seatsHeldUntil} />}
            <PayNow
              // Staff pay for whose booking it is; without a session nobody does.
              userId={userId && booking.user._id}
              bookingId={booking._id}
              money={booking}
              anotherDay={paths.bookPackage(booking.package._id)}
              onRefused={onRefused}
            />
            {booking.plan && booking.bookingStatus === 'pending' ? <CancelCosts terms={booking} /> : null}
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

/** Who pays a rest has been through the steps. */
const stepOf = (booking: Booking | undefined) => (booking?.bookingStatus === 'confirmed' ? (booking.canPay ? null : 3) : 1);

const headingOf = (booking: Booking | undefined): string =>
  booking?.bookingStatus === 'confirmed' ? t('Pay the rest') : screens.paymentSession.title;

/** docs/specification.md section 2, Payment confirmation. */
export const PaymentSessionPage = () => {
  const { bookingId } = useParams();
  const { data: booking, error, isFetching, refetch } = useBooking(bookingId);
  const settled = booking === undefined ? null : settledStateOf(booking);
  const isUnknown = booking === undefined && isNotTheirs(error);
  const reload = () => void refetch();
  return (
    <CheckoutFrame
      step={isUnknown ? null : stepOf(booking)}
      heading={settled?.heading ?? headingOf(booking)}
      {...(settled === null && !isUnknown ? { text: t('Check the details, then pay on our provider’s secure page.') } : {})}
    >
      {booking !== undefined ? (
        <Filled booking={booking} settled={settled} onRefused={reload} />
      ) : error === null ? (
        <Loading />
      ) : (
        <Failed error={error} retrying={isFetching} onRetry={reload} />
      )}
    </CheckoutFrame>
  );
};
