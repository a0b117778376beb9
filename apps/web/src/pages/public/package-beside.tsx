import type { TourPackage } from '@wayfarer/contracts';
import { AboutPlace } from '../../features/destinations/about-place.tsx';
import { SeatsByDay } from '../../features/tour-packages/detail/seats-by-day.tsx';

/** What stands below a package's own story. */
export const PackageBeside = ({ tourPackage }: { tourPackage: TourPackage }) => (
  <div className="space-y-10">
    <SeatsByDay tourPackage={tourPackage} />
    <AboutPlace id={tourPackage.destination._id} />
  </div>
);
