import type { TourPackage } from '@wayfarer/contracts';
import { memo } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { LoadingBlock, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { t } from '../../../shared/words/words.ts';
import { TourPackageCard } from '../tour-package-card.tsx';

const columns = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3';

type TourPackageGridProps = {
  tourPackages: readonly TourPackage[];
  stale?: boolean;
  askedSearch?: string;
  /** Whose totals the packages say. */
  party?: string;
};

/** Package cards; `stale` ones are dimmed while newer ones load. Rendered again only for other packages. */
export const TourPackageGrid = memo(({ tourPackages, stale = false, askedSearch = '', party = '' }: TourPackageGridProps) => (
  <ul aria-busy={stale} className={classNames(columns, 'transition-opacity', stale && 'opacity-50')}>
    {tourPackages.map((tourPackage) => (
      <li key={tourPackage._id} className="min-w-0">
        {/* What is stale says the totals of another party. */}
        <TourPackageCard tourPackage={tourPackage} askedSearch={askedSearch} party={stale ? '' : party} />
      </li>
    ))}
  </ul>
));

const CardSkeleton = () => (
  <div>
    <Skeleton className="aspect-3/2 rounded-card" />
    <Skeleton className="mt-4 h-4 w-1/3" />
    <Skeleton className="mt-2 h-6 w-4/5" />
    <Skeleton className="mt-3 h-11 w-3/5" />
    <Skeleton className="mt-4 h-7 w-1/2" />
  </div>
);

export const TourPackageGridSkeleton = () => (
  <LoadingBlock text={t('Loading packages...')} showText={false}>
    <div className={columns}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  </LoadingBlock>
);
