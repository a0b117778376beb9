import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatMoney, isBookable } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { Compass } from 'lucide-react';
import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { TripColumns, TripSummarySkeleton } from '../../features/bookings/detail/trip-columns.tsx';
import { BookTrip, type BookTripProps } from '../../features/bookings/form/book-trip.tsx';
import { askedDaysOf } from '../../features/tour-packages/asked-days.ts';
import { leftOn, useSeats } from '../../features/tour-packages/seats-query.ts';
import { tourPackageQuery } from '../../features/tour-packages/tour-package-queries.ts';
import { isMissing, sentenceOf } from '../../shared/api/api-failure.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';

const compass = <Compass className="size-7" />;
const toTours = <LinkButton to={paths.packageList()}>See all tours</LinkButton>;

/** The price that Book Now passed on; used only for the first paint. */
const carriedPriceOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'price' in state && typeof state.price === 'number' ? state.price : null;

const Loading = ({ price }: { price: number | null }) => (
  <TripColumns summary={<TripSummarySkeleton />}>
    <LoadingBlock text="Loading the tour..." showText={false}>
      {price === null ? null : <p className="figures mb-6 text-ink-soft">{formatMoney(price)} per person</p>}
      <div className="space-y-8">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-12 w-full rounded-control" />
        ))}
        <Skeleton className="h-13 w-52 rounded-control" />
      </div>
    </LoadingBlock>
  </TripColumns>
);

const Form = ({ tourPackage, ...rest }: Pick<BookTripProps, 'tourPackage' | 'userId' | 'asked' | 'onNewPrice'>) => {
  const navigate = useNavigate();
  const { data: seats, refetch } = useSeats(tourPackage, { closedDays: true });
  return (
    <BookTrip
      {...rest}
      tourPackage={tourPackage}
      leftOn={useCallback((day: string) => leftOn(seats, day), [seats])}
      readSeats={() => void refetch()}
      onBooked={(booking) => void navigate(paths.paymentSession(booking._id))}
    />
  );
};

const Body = ({ packageId, userId }: { packageId: string; userId: string }) => {
  const { state, search } = useLocation();
  const queryClient = useQueryClient();
  // Always fetched from the server: the price in the navigation state is not trusted.
  const query = { ...tourPackageQuery(packageId), staleTime: 0 };
  const { data: tourPackage, error, isFetching, refetch } = useQuery(query);
  if (tourPackage === undefined) {
    if (error === null) return <Loading price={carriedPriceOf(state)} />;
    return isMissing(error) ? (
      <EmptyState
        title="This tour is no longer offered."
        text="It may have been withdrawn. There are others to choose from."
        action={toTours}
        icon={compass}
      />
    ) : (
      <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!isBookable(tourPackage, todayOnSite()))
    return <EmptyState title="This trip has ended." text="Take a look at our other trips." action={toTours} icon={compass} />;
  return (
    <Form
      // Another traveller's draft must not stay in the form when the account changes in another tab.
      key={`${userId} ${packageId}`}
      tourPackage={tourPackage}
      userId={userId}
      asked={askedDaysOf(search)}
      // What the server has just said is newer than any stored answer; lists are read again.
      onNewPrice={(price) => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.tourPackages.all, refetchType: 'none' });
        queryClient.setQueryData(query.queryKey, { ...tourPackage, price });
      }}
    />
  );
};

/** docs/specification.md section 2, Booking form. */
export const BookingPage = () => {
  const { id = '' } = useParams();
  const { userId } = useSession();
  return (
    <CheckoutFrame step={0} heading={screens.bookPackage.title} text="Pick a date, tell us who’s coming and check the total.">
      <Body packageId={id} userId={userId ?? ''} />
    </CheckoutFrame>
  );
};
