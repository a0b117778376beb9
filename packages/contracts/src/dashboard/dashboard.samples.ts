import type { AnswersOf } from '../answers-of.ts';
import { sampleBooking } from '../booking/booking.samples.ts';
import { sampleTourPackage } from '../tour-package/tour-package.samples.ts';
import type { dashboardEndpoints } from './dashboard.endpoints.ts';
import type { Dashboard, ListedDay } from './dashboard.schema.ts';

export const sampleDashboard: Dashboard = {
  packages: 30,
  bookings: 80,
  users: 27,
  revenue: 123456.78,
  months: [
    { month: '2026-08', bookings: 12, revenue: 30000 },
    { month: '2026-09', bookings: 0, revenue: 0 },
    { month: '2026-10', bookings: 20, revenue: 43456.78 },
    { month: '2026-11', bookings: 22, revenue: 50000 },
  ],
  recentBookings: [sampleBooking],
  period: { from: '2026-10-22', to: '2026-11-20', bookings: 30, paid: 24, revenue: 60000, occupancy: 0.64 },
  periodBefore: { from: '2026-09-22', to: '2026-10-21', bookings: 20, paid: 18, revenue: 75000, occupancy: null },
  topPackages: [{ tourPackageId: sampleTourPackage._id, title: sampleTourPackage.title, bookings: 12, revenue: 40000 }],
  departures: ['20', '21', '22', '23', '24', '25', '26'].map((date, index) => {
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
  }),
  waiting: { needsReview: 1, failedRefunds: 0, disputes: 2, openMessages: 100 },
  countedUpTo: '2026-11-20T08:35:00.000Z',
  rankedUpTo: null,
};

/** A departure of a schedule that is full, of which some seats are held. */
const known = { held: 3, left: 0, state: 'sold-out', isGuaranteed: true } as const;
export const sampleListedDays: ListedDay[] = sampleDashboard.departures.map((day, index) => ({
  ...day,
  largest: day.largest.map((one) => (index === 0 ? { ...one, ...known } : one)),
}));

export const dashboardAnswers: AnswersOf<typeof dashboardEndpoints> = {
  showDashboard: sampleDashboard,
  listDepartures: sampleListedDays,
};
