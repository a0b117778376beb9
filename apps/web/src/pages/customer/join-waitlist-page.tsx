import { useQuery } from '@tanstack/react-query';
import { categoriesOf } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { CalendarClock } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { chosenDayOf } from '../../features/tour-packages/asked-days.ts';
import { useDepartures } from '../../features/tour-packages/departures-query.ts';
import { tourPackageQuery } from '../../features/tour-packages/tour-package-queries.ts';
import { JoinForm } from '../../features/waitlist/join-form.tsx';
import { OwnWait } from '../../features/waitlist/own-wait.tsx';
import { waitsQuery } from '../../features/waitlist/wait-queries.ts';
import { isMissing, sentenceOf } from '../../shared/api/api-failure.ts';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { t } from '../../shared/words/words.ts';
import { CheckoutFrame } from './checkout-frame.tsx';

const Loading = () => (
  <LoadingBlock text={t('Loading the tour...')} showText={false}>
    <div className="space-y-5">
      <Skeleton className="h-12 w-full rounded-control" />
      <Skeleton className="h-13 w-52 rounded-control" />
    </div>
  </LoadingBlock>
);

const PricedForm = ({ tourPackage, day, onJoined }: Omit<Parameters<typeof JoinForm>[0], 'units'>) => {
  const { departureOn } = useDepartures(tourPackage, [day]);
  const [{ id }] = categoriesOf(tourPackage);
  const units = departureOn(day)?.prices ?? { [id]: tourPackage.price };
  return <JoinForm tourPackage={tourPackage} day={day} units={units} onJoined={onJoined} />;
};

const Body = ({ packageId, day }: { packageId: string; day: string }) => {
  const { userId } = useSession();
  const { data: tourPackage, error, isFetching, refetch } = useQuery(tourPackageQuery(packageId));
  const waits = useQuery(waitsQuery);
  if (tourPackage === undefined || waits.isPending) {
    if (error === null) return <Loading />;
    return isMissing(error) ? (
      <EmptyState
        title={t('This tour is no longer offered.')}
        text={t('It may have been withdrawn. There are others to choose from.')}
        action={<LinkButton to={paths.packageList()}>{t('See all tours')}</LinkButton>}
        icon={<CalendarClock className="size-7" />}
      />
    ) : (
      <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  const own = waits.data?.find((wait) => wait.package._id === packageId && wait.travelDate === day);
  const isOpen = own?.state === 'waiting' || own?.state === 'offered';
  return (
    <>
      <p className="mb-5 text-ink">
        <Link
          to={paths.packageDetail(packageId)}
          className="touchable font-semibold underline underline-offset-4 wrap-anywhere hover:text-accent"
        >
          {tourPackage.title}
        </Link>
        <span className="block text-ink-soft">{formatDay(day)}</span>
      </p>
      {isOpen ? (
        <div className="space-y-4">
          <OwnWait wait={own} hasTitle={false} />
          <LinkButton to={paths.myBookings(userId ?? '')} variant="secondary">
            {t('See it in My Bookings')}
          </LinkButton>
        </div>
      ) : (
        <PricedForm tourPackage={tourPackage} day={day} onJoined={() => void waits.refetch()} />
      )}
    </>
  );
};

/** Puts a party in line for a departure that is full, and tells its place. */
export const JoinWaitlistPage = () => {
  const { id = '' } = useParams();
  const day = chosenDayOf(useLocation().search);
  return (
    <CheckoutFrame
      step={null}
      heading={screens.joinWaitlist.title}
      text={t('For a departure without enough places for you. They get free when others cancel, or do not pay in time.')}
    >
      <div className="max-w-dialog">
        <Card>
          {day === '' ? (
            <EmptyState
              title={t('Which departure?')}
              text={t('Choose a full departure on the page of the trip.')}
              action={<LinkButton to={paths.packageDetail(id)}>{t('To the trip')}</LinkButton>}
              icon={<CalendarClock className="size-7" />}
            />
          ) : (
            <Body key={`${id} ${day}`} packageId={id} day={day} />
          )}
        </Card>
      </div>
    </CheckoutFrame>
  );
};
