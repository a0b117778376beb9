import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';

/** The shape of a BookingCard while bookings load. */
export const BookingCardSkeleton = () => (
  <Card padded={false}>
    <div className="space-y-5 p-5 sm:p-6">
      <div className="flex items-start gap-4">
        <Skeleton className="aspect-4/3 w-20 shrink-0 rounded-control sm:w-28" />
        <div className="grow space-y-2.5">
          <Skeleton className="h-7 w-24 rounded-full" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    </div>
    <div className="flex justify-end border-hairline border-t px-5 py-4 sm:px-6">
      <Skeleton className="h-11 w-40 rounded-control" />
    </div>
  </Card>
);
