import { sampleDashboard, sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

const nothing = { bookings: 0, paid: 0, revenue: 0, occupancy: null };
const nobody = { departures: 0, persons: 0, seated: 0, seats: 0, largest: [] };
const nothingWaits = {
  toGiveBack: 0,
  toGiveBackAmount: 0,
  needsReview: 0,
  failedRefunds: 0,
  disputes: 0,
  linksEnded: 0,
  holdsEndToday: 0,
  holdsEnded: 0,
  restsDueThisWeek: 0,
  restsOverdue: 0,
  restsOverdueAmount: 0,
  undecided: 0,
  openMessages: 0,
  toCall: 0,
};

export const states: ScreenStates = {
  screen: 'adminDashboard',
  as: 'admin',
  empty: {
    listUndecided: [],
    listIncomplete: { departures: [], isWhole: true },
    listDepartures: sampleDashboard.departures.map(({ day }) => ({ ...nobody, day })),
    showWaiting: nothingWaits,
    showDashboard: {
      ...sampleDashboard,
      packages: 0,
      bookings: 0,
      users: 0,
      revenue: 0,
      months: sampleDashboard.months.map(({ month }) => ({ month, bookings: 0, revenue: 0 })),
      recentBookings: [],
      period: { ...sampleDashboard.period, ...nothing },
      periodBefore: { ...sampleDashboard.periodBefore, ...nothing },
      topPackages: [],
      departures: sampleDashboard.departures.map(({ day }) => ({
        ...nobody,
        day,
      })),
      waiting: nothingWaits,
    },
  },
  loadingText: 'Loading dashboard...',
  emptyText: 'No bookings found',
  filledText: sampleTourPackage.title,
};
