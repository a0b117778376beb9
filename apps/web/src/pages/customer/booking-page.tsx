import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays, formatMoney, hasPriceFields } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { Compass } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAccount } from '../../features/account/account-queries.ts';
import { TripColumns, TripSummarySkeleton } from '../../features/bookings/detail/trip-columns.tsx';
import { BookTrip, type BookTripProps } from '../../features/bookings/form/book-trip.tsx';
import { type Asked, askedOf, chosenDayOf, hasDays } from '../../features/tour-packages/asked-days.ts';
import { useDepartures } from '../../features/tour-packages/departures-query.ts';
import { askedWords } from '../../features/tour-packages/detail/asked/asked-words.ts';
import { fittingDeparture } from '../../features/tour-packages/fitting-departure.ts';
import { tourPackageQuery } from '../../features/tour-packages/tour-package-queries.ts';
import { isMissing, sentenceOf } from '../../shared/api/api-failure.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { formatDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { carryChoice } from '../../shared/quote/choice-search.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { t } from '../../shared/words/words.ts';
import { CheckoutFrame } from './checkout-frame.tsx';

const compass = <Compass className="size-7" />;
const ToTours = () => <LinkButton to={paths.packageList()}>{t('See all tours')}</LinkButton>;

/** The price that Book Now passed on; used only for the first paint. */
const carriedPriceOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'price' in state && typeof state.price === 'number' ? state.price : null;

const Loading = ({ price }: { price: number | null }) => (
  <TripColumns summary={<TripSummarySkeleton />}>
    <LoadingBlock text={t('Loading the tour...')} showText={false}>
      {price === null ? null : <p className="figures mb-6 text-ink-soft">{formatMoney(price)}</p>}
      <div className="space-y-8">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-12 w-full rounded-control" />
        ))}
        <Skeleton className="h-13 w-52 rounded-control" />
      </div>
    </LoadingBlock>
  </TripColumns>
);

/** Of the month that is shown and the next or the one before, into which a key may lead. */
const DAYS_OF_TWO_MONTHS = 62;

type FormProps = Pick<
  BookTripProps,
  'tourPackage' | 'userId' | 'accountInvoiceTo' | 'askedChoice' | 'isPressed' | 'onNewPrice'
> & {
  asked: Asked & { day: string };
};

/**
 * @param day the first departure on the asked days: undefined while it is not known, null where there is none
 */
const sentenceOfAsked = (asked: Asked, day: string | null | undefined): string | undefined => {
  if (!hasDays(asked)) return undefined;
  if (day === undefined) return t('Your dates: {dates}.', { dates: askedWords(asked) });
  return day === null
    ? t('Nothing can be booked on your dates, {dates}.', { dates: askedWords(asked) })
    : t('The first departure on your dates is on {day}.', { day: formatDay(day) });
};

const Form = ({ tourPackage, asked, ...rest }: FormProps) => {
  const navigate = useNavigate();
  const [day, lookAt] = useState(asked.day || asked.from || (tourPackage.nextDay ?? ''));
  const { first, departures, departureOn, isKnownWithin, isError, isFetching, refetch } = useDepartures(tourPackage, [
    asked.from,
    asked.to,
    ...(day === '' ? [] : [addDays(day, -DAYS_OF_TWO_MONTHS), addDays(day, DAYS_OF_TWO_MONTHS)]),
  ]);
  const isKnown = departures !== undefined && isKnownWithin(asked.from, asked.to);
  const fitting = isKnown ? fittingDeparture(tourPackage, departures, asked) : undefined;
  const fittingDay = fitting === undefined ? undefined : (fitting?.day ?? null);
  const opensAt = (hasDays(asked) && (fittingDay ?? asked.from)) || (tourPackage.nextDay ?? first);
  const hasFull = departures?.some(({ state }) => state === 'sold-out') === true;
  return (
    <BookTrip
      {...rest}
      asked={asked}
      tourPackage={tourPackage}
      days={useMemo(
        () => ({
          first,
          departureOn,
          lookAt,
          opensAt,
          askedWords: sentenceOfAsked(asked, fittingDay),
          hasFull,
          isError,
          isFetching,
          refetch: () => void refetch(),
        }),
        [first, departureOn, opensAt, asked, fittingDay, hasFull, isError, isFetching, refetch],
      )}
      onBooked={(booking) => void navigate(paths.paymentSession(booking._id))}
    />
  );
};

const Body = ({ packageId, userId }: { packageId: string; userId: string }) => {
  const { state, search } = useLocation();
  const asked = useMemo(() => ({ ...askedOf(search), day: chosenDayOf(search) }), [search]);
  const queryClient = useQueryClient();
  const { data: account } = useAccount();
  // Always fetched from the server: the price in the navigation state is not trusted.
  const query = { ...tourPackageQuery(packageId), staleTime: 0 };
  const { data: tourPackage, error, isFetching, refetch } = useQuery(query);
  if (tourPackage === undefined) {
    if (error === null) return <Loading price={carriedPriceOf(state)} />;
    return isMissing(error) ? (
      <EmptyState
        title={t('This tour is no longer offered.')}
        text={t('It may have been withdrawn. There are others to choose from.')}
        action={<ToTours />}
        icon={compass}
      />
    ) : (
      <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (tourPackage.nextDay === null) {
    const isOver = tourPackage.availableTo < todayOnSite();
    return (
      <EmptyState
        title={isOver ? t('This trip has ended.') : t('No day of this trip can be booked at the moment.')}
        text={
          isOver ? t('Take a look at our other trips.') : t('Each one is sold out or closed. Take a look at our other trips.')
        }
        action={
          isOver || tourPackage.capacity === null ? (
            <ToTours />
          ) : (
            <span className="flex flex-wrap justify-center gap-3">
              <LinkButton to={paths.packageDetail(packageId)}>{t('Join a waitlist')}</LinkButton>
              <LinkButton to={paths.packageList()} variant="secondary">
                {t('See all tours')}
              </LinkButton>
            </span>
          )
        }
        icon={compass}
      />
    );
  }
  return (
    <Form
      // Another traveller's draft must not stay in the form when the account changes in another tab.
      key={`${userId} ${packageId}`}
      tourPackage={tourPackage}
      userId={userId}
      accountInvoiceTo={account?.invoiceTo}
      asked={asked}
      askedChoice={String(carryChoice(new URLSearchParams(search)))}
      isPressed={carriedPriceOf(state) !== null}
      // What the server has just said is newer than any stored answer; lists are read again.
      onNewPrice={(price) => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.tourPackages.all, refetchType: 'none' });
        // Of a package with seasons or kinds of travellers, one price says nothing of the others.
        if (hasPriceFields(tourPackage)) void refetch();
        else queryClient.setQueryData(query.queryKey, { ...tourPackage, price });
      }}
    />
  );
};

/** docs/specification.md section 2, Booking form. */
export const BookingPage = () => {
  const { id = '' } = useParams();
  const { userId } = useSession();
  return (
    <CheckoutFrame
      step={0}
      heading={screens.bookPackage.title}
      text={t('Pick a date, tell us who’s coming and check the total.')}
    >
      <Body packageId={id} userId={userId ?? ''} />
    </CheckoutFrame>
  );
};
