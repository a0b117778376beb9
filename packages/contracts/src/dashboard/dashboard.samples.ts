import type { AnswersOf } from '../answers-of.ts';
import { sampleBooking } from '../booking/booking.samples.ts';
import { sampleDepartureDays } from '../departure/listed-departure.samples.ts';
import { sampleTourPackage } from '../tour-package/tour-package.samples.ts';
import type { dashboardEndpoints } from './dashboard.endpoints.ts';
import type { Dashboard, Waiting } from './dashboard.schema.ts';

export const sampleWaiting: Waiting = {
  toGiveBack: 11,
  toGiveBackAmount: 141_200,
  needsReview: 1,
  failedRefunds: 0,
  disputes: 2,
  linksEnded: 3,
  holdsEndToday: 0,
  holdsEnded: 4,
  restsDueThisWeek: 3,
  restsOverdue: 1,
  restsOverdueAmount: 70_000,
  undecided: 1,
  newBookings: { from: '2026-11-19', bookings: 7, received: 340_000 },
  openMessages: 100,
  toCall: 1,
  nextToCall: { packageId: sampleTourPackage._id, day: '2026-11-22' },
  callsOn: [{ packageId: sampleTourPackage._id, title: sampleTourPackage.title, day: '2026-11-22' }],
};

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
  monthSoFar: { from: '2026-11-01', to: '2026-11-20', bookings: 22, revenue: 50000 },
  monthLastYear: { from: '2025-11-01', to: '2025-11-20', bookings: 20, revenue: 40000 },
  topPackages: [{ tourPackageId: sampleTourPackage._id, title: sampleTourPackage.title, bookings: 12, revenue: 40000 }],
  departures: sampleDepartureDays,
  waiting: sampleWaiting,
  owedByAge: [
    { age: 'not-due', bookings: 12, amount: 840_000 },
    { age: 'overdue-7', bookings: 1, amount: 70_000 },
  ],
  countedUpTo: '2026-11-20T08:35:00.000Z',
  rankedUpTo: null,
};

export const dashboardAnswers: AnswersOf<typeof dashboardEndpoints> = {
  showDashboard: sampleDashboard,
  showWaiting: sampleWaiting,
  listIncomplete: {
    departures: [
      { packageId: sampleTourPackage._id, title: sampleTourPackage.title, day: '2026-11-20', unnamed: 2, incomplete: 1 },
    ],
    isWhole: true,
  },
};
