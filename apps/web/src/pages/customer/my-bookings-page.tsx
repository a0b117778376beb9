import { screens } from '@wayfarer/contracts/screens';
import { Luggage } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useBookingsOfUser } from '../../features/bookings/booking-queries.ts';
import { BookingCard } from '../../features/bookings/list/booking-card.tsx';
import { BookingCardSkeleton } from '../../features/bookings/list/booking-card-skeleton.tsx';
import { groupBookings } from '../../features/bookings/list/group-bookings.ts';
import { useCancelFlow } from '../../features/bookings/use-cancel-flow.ts';
import { OwnWaits } from '../../features/waitlist/own-waits.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { LoadingBlock } from '../../shared/ui/feedback/skeleton.tsx';
import { Hero } from '../../shared/ui/layout/hero.tsx';
import { t } from '../../shared/words/words.ts';
import { isNotTheirs, ownSentenceOf } from './not-theirs.ts';

const grid = 'grid grid-cols-1 gap-6 md:grid-cols-2';

const Loading = () => (
  <LoadingBlock text={t('Loading your bookings...')}>
    <div className={grid}>
      {[1, 2, 3, 4].map((card) => (
        <BookingCardSkeleton key={card} />
      ))}
    </div>
  </LoadingBlock>
);

const Failed = ({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry: () => void }) => {
  const { userId } = useSession();
  return isNotTheirs(error) ? (
    <div className="space-y-6">
      <FailedState message={ownSentenceOf(error, t('These bookings belong to another account.'))} />
      <div className="text-center">
        <LinkButton to={paths.myBookings(userId ?? '')}>{t('Show my own bookings')}</LinkButton>
      </div>
    </div>
  ) : (
    <FailedState message={sentenceOf(error)} onRetry={onRetry} retrying={retrying} />
  );
};

/** What the owner of the session waits for, on their own page alone. */
const Waits = ({ ownerId }: { ownerId: string }) => (useSession().userId === ownerId ? <OwnWaits className="mb-10" /> : null);

const Bookings = ({ ownerId }: { ownerId: string }) => {
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useBookingsOfUser(ownerId);
  const { cancel, busyId, outcome } = useCancelFlow();
  if (isPending) return <Loading />;
  const retry = () => void refetch();
  if (data === undefined) return <Failed error={error} retrying={isFetching} onRetry={retry} />;
  const bookings = data.pages.flatMap((page) => page.entries);
  if (bookings.length === 0)
    return (
      <EmptyState
        title={t('No bookings found yet.')}
        text={t('Your first trip is a few minutes away.')}
        icon={<Luggage className="size-7" />}
        action={<LinkButton to={paths.packageList()}>{t('Find a tour')}</LinkButton>}
      />
    );
  return (
    <div className="space-y-6">
      {error === null ? null : (
        <RetryNotice busy={isFetching} onRetry={retry}>
          {t('{problem} What you see may be out of date.', { problem: sentenceOf(error) })}
        </RetryNotice>
      )}
      {groupBookings(bookings, todayOnSite()).map((group) => (
        <section key={group.kind} aria-label={group.heading} className="space-y-4 not-first:pt-6">
          <h2 className="font-bold text-ink text-title">{group.heading}</h2>
          <ul className={grid}>
            {group.bookings.map((booking) => (
              <li key={booking._id}>
                <BookingCard
                  booking={booking}
                  cancelling={busyId === booking._id}
                  outcome={outcome?.bookingId === booking._id ? outcome : null}
                  onCancel={(chosen) => void cancel(chosen)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage ? (
        <div className="pt-2 text-center">
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('Show more bookings')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};

/** docs/specification.md section 2, My Bookings; the id is the user's. */
export const MyBookingsPage = () => {
  const { id = '' } = useParams();
  return (
    <>
      <Hero
        pageTitle={screens.myBookings.title}
        heading={t('My Bookings')}
        text={t('All your trips in one place.')}
        picture="/hero/bookings-1280.webp"
      />
      <div className="gutters py-10 sm:py-14">
        <Waits ownerId={id} />
        <Bookings key={id} ownerId={id} />
      </div>
    </>
  );
};
