import { LoadingBlock, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { t } from '../../../shared/words/words.ts';
import { TripColumns, TripSummarySkeleton } from '../detail/trip-columns.tsx';

/** The shape of a trip's page while it loads. */
export const TripSkeleton = () => (
  <LoadingBlock text={t('Loading your trip...')}>
    <div className="space-y-8">
      <Skeleton className="h-44 w-full rounded-card md:h-28" />
      <TripColumns summary={<TripSummarySkeleton />}>
        <div className="space-y-8">
          <Skeleton className="h-80 w-full rounded-card" />
          <Skeleton className="h-48 w-full rounded-card" />
        </div>
      </TripColumns>
    </div>
  </LoadingBlock>
);
