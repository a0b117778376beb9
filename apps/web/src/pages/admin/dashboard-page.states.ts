import { screens } from '@wayfarer/contracts/screens';
import { sampleDashboard, sampleTourPackage } from '@wayfarer/contracts/testing';
import type { ScreenStates } from '../screen-states.ts';
import { DashboardPage } from './dashboard-page.tsx';

export const states: ScreenStates = {
  name: 'Admin dashboard',
  Screen: DashboardPage,
  pattern: screens.adminDashboard.path,
  as: 'admin',
  empty: { showDashboard: () => ({ ...sampleDashboard, recentBookings: [] }) },
  loadingText: 'Loading dashboard...',
  emptyText: 'No bookings found',
  filledText: sampleTourPackage.title,
};
