import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';

const figures = ['packages', 'bookings', 'revenue', 'users'];

/** The dashboard's layout while its figures load. */
export const DashboardSkeleton = () => (
  <LoadingBlock text="Loading dashboard..." showText={false}>
    <div className="space-y-6">
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-[1fr_1fr_1.7fr_1fr]">
        {figures.map((figure) => (
          <Skeleton key={figure} className="h-36 rounded-card" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
      <Skeleton className="h-96 rounded-card" />
    </div>
  </LoadingBlock>
);
