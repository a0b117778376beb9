import type { TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { MapPin } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { FindAskedDeparture, useAskedTrip } from '../../features/tour-packages/detail/asked/asked-trip.ts';
import { BookingBar, BookingCard } from '../../features/tour-packages/detail/book-now.tsx';
import { ItineraryTimeline } from '../../features/tour-packages/detail/itinerary-timeline.tsx';
import { PackageDetailSkeleton } from '../../features/tour-packages/detail/package-detail-skeleton.tsx';
import { PackageFacts } from '../../features/tour-packages/detail/package-facts.tsx';
import { PackageGallery } from '../../features/tour-packages/detail/package-gallery.tsx';
import { PackageOffer } from '../../features/tour-packages/detail/package-offer.tsx';
import { useOpenCalculator } from '../../features/tour-packages/detail/prices/open-calculator.ts';
import { ShareButton } from '../../features/tour-packages/detail/share-button.tsx';
import { useTourPackage } from '../../features/tour-packages/detail/use-tour-package.ts';
import { shownPriceOf } from '../../features/tour-packages/shown-price.ts';
import { isMissing, sentenceOf } from '../../shared/api/api-failure.ts';
import { PayInRupees } from '../../shared/currency/currency-room.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { useInView } from '../../shared/ui/browser/use-in-view.ts';
import { Prose } from '../../shared/ui/display/prose.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { OwnText, ownText } from '../../shared/words/own-text.tsx';
import { t } from '../../shared/words/words.ts';

const PackageBeside = lazy(async () => ({ default: (await loadPart(() => import('./package-beside.tsx'))).PackageBeside }));

const OwnWaits = lazy(async () => ({
  default: (await loadPart(() => import('../../features/waitlist/own-waits.tsx'))).OwnWaits,
}));
const SimilarPackages = lazy(async () => ({
  default: (await loadPart(() => import('../../features/tour-packages/detail/similar-packages.tsx'))).SimilarPackages,
}));
/** Space for them, so that the end of the page does not move. */
const similarRoom = <div className="min-h-144" />;

const UnknownPackage = () => (
  <div className="py-16 sm:py-24">
    <PageHeading
      title={t('Package not found')}
      text={t('It may have been withdrawn, or the address is mistyped. There are many others.')}
    >
      {t('We could not find this package')}
    </PageHeading>
    <LinkButton to={paths.packageList()} className="mt-8">
      {t('See all packages')}
    </LinkButton>
  </div>
);

const Story = ({ tourPackage }: { tourPackage: TourPackage }) => {
  const { title, destination } = tourPackage;
  const [below, isNear] = useInView();
  const [calculator, calculated] = useOpenCalculator();
  const [trip, tell] = useAskedTrip();
  const place = `${destination.name}, ${destination.country}`;
  const isSignedIn = useSession().token !== null;
  const side = useRef<HTMLDivElement>(null);
  const hasOpened = calculator.isPressed && calculated !== null;
  // Total and Book Now are at the end of the card, which is below the pictures until the page has been
  // scrolled.
  useEffect(() => {
    if (hasOpened) side.current?.scrollIntoView({ block: 'nearest' });
  }, [hasOpened]);
  return (
    <>
      <div className="gutters pt-4 pb-14">
        <div className="mb-4">
          <Breadcrumb
            crumbs={[
              { label: t('Destinations'), to: paths.destinations() },
              { label: destination.name, to: paths.destination(destination._id) },
              { label: title },
            ]}
          />
        </div>
        <PackageGallery title={title} images={tourPackage.images} />
        <div className="mt-8 gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0 space-y-10">
            <div>
              <PageHeading
                title={title}
                action={<ShareButton title={title} />}
                text={
                  <span className="inline-flex items-start gap-1.5 text-lead">
                    <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
                    <Link
                      to={paths.destination(destination._id)}
                      className="touchable wrap-anywhere underline-offset-4 hover:underline"
                    >
                      {place}
                    </Link>
                  </span>
                }
              >
                <OwnText of={tourPackage} at="title">
                  {title}
                </OwnText>
              </PageHeading>
            </div>
            {isSignedIn ? (
              <Suspense>
                <OwnWaits packageId={tourPackage._id} />
              </Suspense>
            ) : null}
            <div className="space-y-3">
              <PackageFacts tourPackage={tourPackage} trip={trip} />
              <PayInRupees rupees={calculated?.total ?? shownPriceOf(tourPackage, trip?.departure ?? undefined).amount} />
            </div>
            {/* Hydrated separately, after what is above. */}
            <Suspense>
              <Prose text={tourPackage.description} {...ownText(tourPackage, 'description')} />
              <ItineraryTimeline tourPackage={tourPackage} />
            </Suspense>
            <PackageOffer tourPackage={tourPackage} calculator={calculator} />
            {/* Space for what loads, so that the end of the page does not move. */}
            <div ref={below} className="min-h-64">
              {isNear ? (
                <Suspense>
                  <PackageBeside tourPackage={tourPackage} />
                </Suspense>
              ) : null}
            </div>
          </div>
          <aside aria-label={t('Booking')} className="hidden lg:block">
            <div ref={side} className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto">
              <Suspense>
                <BookingCard tourPackage={tourPackage} trip={trip} calculator={calculator} calculated={calculated} />
              </Suspense>
            </div>
          </aside>
        </div>
      </div>
      {isNear ? (
        <Suspense fallback={similarRoom}>
          <SimilarPackages tourPackage={tourPackage} />
        </Suspense>
      ) : (
        similarRoom
      )}
      <BookingBar tourPackage={tourPackage} trip={trip} calculated={calculated} />
      {trip === null ? null : (
        <Suspense>
          <FindAskedDeparture tourPackage={tourPackage} tell={tell} />
        </Suspense>
      )}
    </>
  );
};

const Detail = ({ id }: { id: string }) => {
  const { data, error, isFetching, refetch } = useTourPackage(id);
  if (data !== undefined) return <Story tourPackage={data} />;
  return (
    <div className="gutters pt-4 pb-14">
      {error === null ? <PackageDetailSkeleton /> : null}
      {error !== null && isMissing(error) ? <UnknownPackage /> : null}
      {error !== null && !isMissing(error) ? (
        <div className="space-y-6 py-10">
          <PageHeading title={screens.packageDetail.title}>{t('This package did not load')}</PageHeading>
          <FailedState message={sentenceOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
        </div>
      ) : null}
    </div>
  );
};

/** /package-view/:id */
export const PackageDetailPage = () => {
  const { id = '' } = useParams();
  return <Detail key={id} id={id} />;
};
