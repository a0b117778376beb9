import type { TourPackage } from '@wayfarer/contracts';
import { AboutPlace } from '../../features/destinations/about-place.tsx';
import { WhoRunsIt } from '../../features/legal/who-runs-it.tsx';
import { SeatsByDay } from '../../features/tour-packages/detail/seats-by-day.tsx';
import { isScheduled } from '../../features/tour-packages/is-scheduled.ts';

/** What is below the package's own content. */
export const PackageBeside = ({ tourPackage }: { tourPackage: TourPackage }) => (
  <div className="space-y-10">
    {isScheduled(tourPackage) ? null : <SeatsByDay tourPackage={tourPackage} />}
    <AboutPlace id={tourPackage.destination._id} />
    <WhoRunsIt />
  </div>
);
