import { useQuery } from '@tanstack/react-query';
import { addDays, type TourPackage, type Trip } from '@wayfarer/contracts';
import { CalendarX2, SearchX } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { ChangeForm } from '../features/bookings/change/change-form.tsx';
import type { ChangedTrip } from '../features/bookings/change/use-change-trip.ts';
import { BookingSummary } from '../features/bookings/detail/booking-summary.tsx';
import { TripColumns, TripSummarySkeleton } from '../features/bookings/detail/trip-columns.tsx';
import { useTrip } from '../features/bookings/trip/use-trip.ts';
import { useDepartures } from '../features/tour-packages/departures-query.ts';
import { tourPackageQuery } from '../features/tour-packages/tour-package-queries.ts';
import { ApiFailure, isMissing, sentenceOf } from '../shared/api/api-failure.ts';
import { useSession } from '../shared/session/use-session.ts';
import { EmptyState } from '../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../shared/ui/feedback/skeleton.tsx';
import { t } from '../shared/words/words.ts';

/** Of the month that is shown and the next or the one before, into which a key may lead. */
const DAYS_OF_TWO_MONTHS = 62;

const Loading = ({ text }: { text: string }) => (
  <LoadingBlock text={text}>
    <TripColumns summaryPosition="below" summary={<TripSummarySkeleton />}>
      <div className="space-y-6">
        <Skeleton className="h-96 w-full rounded-card" />
        <Skeleton className="h-32 w-full rounded-card" />
      </div>
    </TripColumns>
  </LoadingBlock>
);

type FormProps = { trip: Trip; tourPackage: TourPackage; asStaff: boolean; onChanged: (changed: ChangedTrip) => void };

const Form = ({ trip, tourPackage, ...rest }: FormProps) => {
  const { userId } = useSession();
  const { travelDate } = trip.booking;
  const [day, lookAt] = useState(travelDate);
  const around = [addDays(day, -DAYS_OF_TWO_MONTHS), addDays(day, DAYS_OF_TWO_MONTHS)];
  const { first, departureOn, isError, isFetching, refetch } = useDepartures(tourPackage, around);
  const days = useMemo(
    () => ({
      first,
      departureOn,
      lookAt,
      opensAt: travelDate,
      askedWords: undefined,
      hasFull: false,
      isError,
      isFetching,
      refetch: () => void refetch(),
    }),
    [first, departureOn, travelDate, isError, isFetching, refetch],
  );
  return (
    <TripColumns
      summaryPosition="below"
      summary={
        <>
          <p className="mb-2 text-ink-soft text-small">{t('As it is booked now')}</p>
          <BookingSummary booking={trip.booking} />
        </>
      }
    >
      <ChangeForm {...rest} trip={trip} tourPackage={tourPackage} days={days} userId={userId ?? ''} />
    </TripColumns>
  );
};

type TripChangeProps = {
  bookingId: string;
  asStaff: boolean;
  /** Why a trip cannot be changed here; null where it can. */
  refusalOf: (trip: Trip) => string | null;
  /** The way back. */
  back: ReactNode;
  onChanged: (changed: ChangedTrip) => void;
};

const FINAL = ['NOT_FOUND', 'VALIDATION', 'FORBIDDEN'];

/** The page's content for travellers and staff: the form of a change, once trip and package are known. */
export const TripChange = ({ bookingId, asStaff, refusalOf, back, onChanged }: TripChangeProps) => {
  const trip = useTrip(bookingId);
  const packageId = trip.data?.booking.package._id ?? '';
  const tourPackage = useQuery({ ...tourPackageQuery(packageId), staleTime: 0, enabled: packageId !== '' });
  const refusal = trip.data === undefined ? null : refusalOf(trip.data);
  const wrong = trip.data === undefined ? trip : tourPackage.data === undefined ? tourPackage : null;
  if (trip.data === undefined && trip.error instanceof ApiFailure && FINAL.includes(trip.error.code))
    return (
      <EmptyState
        title={t('We could not find this trip.')}
        text={t('The link may be incomplete, or the trip may belong to another account.')}
        icon={<SearchX className="size-6" />}
        action={back}
      />
    );
  if (refusal !== null || isMissing(tourPackage.error))
    return (
      <EmptyState
        title={t('This trip cannot be changed here.')}
        text={refusal ?? t('It is no longer offered. Please contact us about it.')}
        icon={<CalendarX2 className="size-6" />}
        action={back}
      />
    );
  if (wrong?.error)
    return <FailedState message={sentenceOf(wrong.error)} retrying={wrong.isFetching} onRetry={() => void wrong.refetch()} />;
  if (trip.data === undefined) return <Loading text={t('Loading your trip...')} />;
  if (tourPackage.data === undefined) return <Loading text={t('Loading its days and prices...')} />;
  return <Form key={bookingId} trip={trip.data} tourPackage={tourPackage.data} asStaff={asStaff} onChanged={onChanged} />;
};
