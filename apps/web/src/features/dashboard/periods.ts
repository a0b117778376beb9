import type { DashboardPeriod } from '@wayfarer/contracts';

type PeriodWords = { label: string; last: string; before: string };

/** The periods in words. */
export const periods: Readonly<Record<DashboardPeriod, PeriodWords>> = {
  '7d': { label: '7 days', last: 'Last 7 days', before: 'the 7 days before' },
  '30d': { label: '30 days', last: 'Last 30 days', before: 'the 30 days before' },
  '90d': { label: '90 days', last: 'Last 90 days', before: 'the 90 days before' },
  '12m': { label: '12 months', last: 'Last 12 months', before: 'the 12 months before' },
};

/** The period in an address; 30 days if it has none. */
export const periodIn = (word: string | null): DashboardPeriod =>
  word !== null && Object.hasOwn(periods, word) ? (word as DashboardPeriod) : '30d';
