import { sampleTourPackage } from '../tour-package/tour-package.samples.ts';
import type { ListedDay } from './listed-departure.schema.ts';

export const sampleDepartureDays: ListedDay[] = ['20', '21', '22', '23', '24', '25', '26'].map((date, index) => {
  const departure = { tourPackageId: sampleTourPackage._id, title: sampleTourPackage.title, persons: 9, capacity: 12 };
  const isEmpty = index % 2 === 1;
  return {
    day: `2026-11-${date}`,
    departures: isEmpty ? 0 : 4,
    persons: isEmpty ? 0 : 21,
    seated: isEmpty ? 0 : 9,
    seats: isEmpty ? 0 : 12,
    largest: isEmpty ? [] : [departure],
  };
});

/** A departure of a schedule that is full, of which some seats are held. */
const known = { held: 3, left: 0, state: 'sold-out', isGuaranteed: true } as const;
export const sampleListedDays: ListedDay[] = sampleDepartureDays.map((day, index) => ({
  ...day,
  largest: day.largest.map((one) => (index === 0 ? { ...one, ...known } : one)),
}));
