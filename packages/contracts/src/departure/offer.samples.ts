import { sampleTourPackage } from '../tour-package/tour-package.samples.ts';
import type { TourPackage } from '../tour-package/tour-package.schema.ts';
import type { Departure } from './departure.schema.ts';

/** On these days it leaves. */
const days = ['2198-12-08', '2198-12-22', '2199-01-05'] as const;

/** A package with a schedule, and with more than one price for each person. */
export const sampleOfferedPackage: TourPackage = {
  ...sampleTourPackage,
  price: 10_000,
  availableFrom: '2198-12-03',
  availableTo: '2199-11-30',
  capacity: 12,
  nextDay: days[0],
  next: { left: 3, isGuaranteed: true },
  schedule: { rules: [{ every: 'week', interval: 2, on: ['SA'], from: days[0], until: days[2] }], added: [], closed: [] },
  categories: [
    { id: 'adult', name: 'Adult', minAge: 12, alone: true },
    { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 5000 },
  ],
  seasons: [{ name: 'Christmas', from: '2198-12-20', to: '2199-01-02', percent: 40 }],
  extras: [{ id: 'transfer', name: 'Airport transfer', text: 'From the arrivals hall.', price: 800, per: 'person' }],
};

/** Few seats, sold out, closed. */
export const sampleDepartures: Departure[] = (['few', 'sold-out', 'closed'] as const).map((state, at) => ({
  day: days[at] ?? days[0],
  left: [3, 0, 12][at] ?? null,
  state,
  isGuaranteed: at === 0,
  prices: at === 1 ? { adult: 14_000, child: 7000 } : { adult: 10_000, child: 5000 },
  closesAt: `${days[at]}T00:00:00.000Z`,
}));
