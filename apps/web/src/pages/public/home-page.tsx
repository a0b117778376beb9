import { screens } from '@wayfarer/contracts/screens';
import { lazy, Suspense } from 'react';
import { useDestinations } from '../../features/destinations/destination-queries.ts';
import { PopularDestinations } from '../../features/destinations/popular-destinations.tsx';
import { AboutBlock } from '../../features/marketing/about-block.tsx';
import { HowItWorks } from '../../features/marketing/how-it-works.tsx';
import { StatisticsPanel } from '../../features/marketing/statistics-panel.tsx';
import { TestimonialCarousel } from '../../features/marketing/testimonial-carousel.tsx';
import { TripSearch } from '../../features/tour-packages/list/trip-search.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { siteSettings } from '../../shared/site-settings.ts';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { Hero } from '../../shared/ui/layout/hero.tsx';
import { Section } from '../../shared/ui/layout/section.tsx';
import { t } from '../../shared/words/words.ts';

const HomeSearch = () => {
  const { destinations = [], hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useDestinations();
  const canLoad = hasNextPage && !isFetching && !isFetchNextPageError;
  return <TripSearch places={destinations} loadMore={canLoad ? () => void fetchNextPage() : undefined} />;
};

const LazyNextTrip = lazy(async () => ({
  default: (await loadPart(() => import('../../features/bookings/list/next-trip.tsx'))).NextTrip,
}));

/** Loads after the first paint, for users who are logged in; its space is reserved until then (base.css). */
const TravellerRow = () => {
  const { token, userId } = useSession();
  const known = token !== null && userId !== null;
  return (
    <div className={`traveller-row page-theme mt-4 min-h-11 ${known ? '' : 'hidden'}`}>
      {known ? (
        <Suspense>
          <LazyNextTrip userId={userId} />
        </Suspense>
      ) : null}
    </div>
  );
};

/** / — its blocks in the order of docs/specification.md section 2. */
export const HomePage = () => (
  <>
    <Hero
      pageTitle={screens.home.title}
      heading={t('Explore the World with {brandName}', { brandName: siteSettings.brandName })}
      text={t('Find your perfect destination and book your dream vacation easily')}
      picture="/hero/home-1280.webp"
      uprightPicture="/hero/home-phone"
      size="tall"
    >
      <HomeSearch />
      <TravellerRow />
    </Hero>
    <AboutBlock />
    <PopularDestinations />
    <StatisticsPanel />
    <HowItWorks />
    <Section heading={t('Recent Client Reviews')} ground="tinted">
      <TestimonialCarousel label={t('Client reviews')} of={siteSettings.agency} list="clientReviews" />
    </Section>
  </>
);
