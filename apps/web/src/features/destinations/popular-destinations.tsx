import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { paths } from '../../shared/paths.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Carousel } from '../../shared/ui/carousel/carousel.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { Section } from '../../shared/ui/layout/section.tsx';
import { t } from '../../shared/words/words.ts';
import { topDestinationsQuery } from './destination-queries.ts';
import { DestinationSlide } from './destination-slide.tsx';

const LoadingSlides = () => (
  <LoadingBlock text={t('Loading destinations...')} showText={false}>
    <div className="carousel-still">
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} className="aspect-4/5 max-h-112 w-full rounded-card" />
      ))}
    </div>
  </LoadingBlock>
);

const Slides = () => {
  const { data: destinations, error, isFetching, refetch } = useQuery(topDestinationsQuery);
  if (destinations === undefined) {
    return error === null ? (
      <LoadingSlides />
    ) : (
      <FailedState message={sentenceOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (destinations.length === 0) {
    return <EmptyState title={t('No destinations found')} text={t('New places are being prepared. Please come back soon.')} />;
  }
  const slides = destinations.map((destination) => ({
    key: destination._id,
    content: <DestinationSlide destination={destination} />,
  }));
  return <Carousel label={t('Popular destinations')} slides={slides} />;
};

/** Home's carousel of destinations, loaded when the page opens: those with the most bookings of late. */
export const PopularDestinations = () => (
  <Section
    kicker={t('Popular Destinations')}
    heading={t('Top Selling')}
    action={
      <LinkButton to={paths.destinations()} variant="secondary">
        {t('All destinations')}
      </LinkButton>
    }
  >
    <Slides />
  </Section>
);
