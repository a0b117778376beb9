import { screens } from '@wayfarer/contracts/screens';
import { Map as MapIcon } from 'lucide-react';
import { DestinationGrid, DestinationGridSkeleton } from '../../features/destinations/destination-grid.tsx';
import { useDestinations } from '../../features/destinations/destination-queries.ts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { totalOf } from '../../shared/api/paged-cache.ts';
import { formatTotal } from '../../shared/format/format-total.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { Hero } from '../../shared/ui/layout/hero.tsx';
import { t, tn } from '../../shared/words/words.ts';

const Destinations = () => {
  const query = useDestinations();
  const { destinations, error, isFetching } = query;
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
  if (destinations === undefined) {
    return error === null ? (
      <DestinationGridSkeleton />
    ) : (
      <FailedState message={sentenceOf(error)} retrying={isFetching} onRetry={retry} />
    );
  }
  if (destinations.length === 0) {
    return (
      <EmptyState
        icon={<MapIcon className="size-7" />}
        title={t('No destinations found')}
        text={t('New places are being prepared. In the meantime, tell us where you would like to go.')}
        action={<LinkButton to={paths.contact()}>{t('Contact Us')}</LinkButton>}
      />
    );
  }
  const total = totalOf(query.data);
  return (
    <div>
      {/* In the place of the loading text, so that no card moves. */}
      <p className="figures mb-5 text-ink-soft">
        {tn(total.count, '{total} destination', '{total} destinations', { total: formatTotal(total) })}
      </p>
      {error === null ? null : (
        <RetryNotice className="mb-8" busy={isFetching} onRetry={retry}>
          {sentenceOf(error)}
        </RetryNotice>
      )}
      <DestinationGrid destinations={destinations} />
      {query.hasNextPage ? (
        <div className="mt-12 text-center">
          <Button
            variant="secondary"
            className="noscript:hidden"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('Show more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};

/** /destination-view */
export const DestinationsPage = () => (
  <>
    <Hero
      pageTitle={screens.destinations.title}
      heading={t('Our Destinations')}
      text={t('Places we know by heart. Choose one to see every trip that goes there.')}
      picture="/hero/destinations-1280.webp"
    />
    <div className="gutters py-12 sm:py-16">
      <Destinations />
    </div>
  </>
);
