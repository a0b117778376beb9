import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';

/** While a history loads, and the code that shows it. */
export const HistorySkeleton = () => (
  <LoadingBlock text="Loading history...">
    <div className="space-y-4">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  </LoadingBlock>
);
