import { LoadingBlock, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { t } from '../../../shared/words/words.ts';

/** The detail page before its package has arrived. */
export const PackageDetailSkeleton = () => (
  <>
    {/* The page's heading until the real one loads and takes the focus. */}
    <h1 className="sr-only">{t('Package')}</h1>
    <LoadingBlock text={t('Loading package...')} showText={false}>
      <Skeleton className="mb-4 h-8 w-64" />
      <Skeleton className="aspect-3/2 rounded-panel md:aspect-auto md:h-[clamp(20rem,38vw,30rem)]" />
      <div className="mt-8 gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="mt-3 h-6 w-1/3" />
          <Skeleton className="mt-8 h-24" />
          <Skeleton className="mt-8 h-40" />
        </div>
        <Skeleton className="hidden h-80 rounded-panel lg:block" />
      </div>
    </LoadingBlock>
  </>
);
