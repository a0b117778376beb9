import type { Destination } from '@wayfarer/contracts';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { t } from '../../shared/words/words.ts';
import { DestinationCard } from './destination-card.tsx';

const columns = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3';

/** Destination cards. */
export const DestinationGrid = ({ destinations }: { destinations: readonly Destination[] }) => (
  <ul className={columns}>
    {destinations.map((destination) => (
      <li key={destination._id} className="min-w-0">
        <DestinationCard destination={destination} />
      </li>
    ))}
  </ul>
);

const CardSkeleton = () => (
  <div>
    <Skeleton className="aspect-4/3 rounded-card" />
    <Skeleton className="mt-4 h-7 w-2/3" />
    <Skeleton className="mt-1.5 h-5 w-1/3" />
    <Skeleton className="mt-3 h-16" />
  </div>
);

/** The specified loading text (docs/specification.md section 2) above a skeleton of the cards. */
export const DestinationGridSkeleton = () => (
  <LoadingBlock text={t('Loading packages...')}>
    <div className={columns}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  </LoadingBlock>
);
