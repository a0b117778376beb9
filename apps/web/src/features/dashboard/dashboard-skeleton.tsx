import { LoadingBlock, Skeleton } from '../../shared/ui/skeleton.tsx';

const figures = ['packages', 'bookings', 'revenue', 'users'];

/** The dashboard's places, before its figures are here. */
export const DashboardSkeleton = () => (
  <LoadingBlock text="Loading dashboard..." showText={false}>
    <div className="space-y-6">
      <div className="grid grid-cols-1 gap-4 min-[28rem]:grid-cols-2 xl:grid-cols-4">
        {figures.map((figure) => (
          <Skeleton key={figure} className="h-36 rounded-card" />
        ))}
      </div>
      <div className="grid gap-4 xl:grid-cols-2">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
      <Skeleton className="h-96 rounded-card" />
    </div>
  </LoadingBlock>
);
