import type { BookingOutcome, BookingPlan } from './booking-plan.ts';
import { seededRandom } from './seeded-random.ts';
import type { TourPackageContent } from './tour-package-content.ts';
import { tourPackages } from './tour-packages.ts';
import { travellers } from './travellers.ts';

/** Bookings per month of thirty days, oldest first: business grows, so that the dashboard's charts show a trend. */
const PER_MONTH = [6, 8, 11, 14, 18, 19] as const;

/** Not yet paid, so about a day old at most: an open booking that is months old would look like a bug. */
const RECENT: readonly BookingOutcome[] = ['pending', 'pending', 'pending', 'declined'];

const OUTCOMES: readonly (readonly [BookingOutcome, number])[] = [
  ['confirmed', 51],
  ['refunded-in-part', 1],
  ['declined-then-paid', 5],
  ['cancelled-with-refund', 7],
  ['cancelled-before-paying', 4],
  ['declined', 4],
  ['expired', 4],
];

const shuffled = (list: readonly BookingOutcome[]): BookingOutcome[] => {
  const random = seededRandom('outcomes');
  return list
    .map((outcome) => ({ outcome, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ outcome }) => outcome);
};

/** People book three weeks to four months ahead, limited by the package's window. */
const travelInDaysOf = (tourPackage: TourPackageContent, bookedDaysAgo: number, random: () => number): number => {
  const wanted = 21 + Math.floor(random() * 100);
  const earliest = Math.max(0, tourPackage.windowStartsInDays + bookedDaysAgo);
  const latest = tourPackage.windowEndsInDays + bookedDaysAgo;
  return Math.min(latest, Math.max(earliest, wanted));
};

const planOf = (bookedDaysAgo: number, outcome: BookingOutcome, random: () => number): BookingPlan => {
  const open = tourPackages.filter((tourPackage) => tourPackage.windowEndsInDays >= 7 - bookedDaysAgo);
  // Squaring the random number makes a few packages clear favourites, as in a real shop.
  const tourPackage = open[Math.floor(random() ** 1.5 * open.length)];
  if (!tourPackage) throw new Error('No package is open for a booking.');
  return {
    travellerIndex: Math.floor(random() * travellers.length),
    packageKey: tourPackage.key,
    bookedDaysAgo,
    travelInDays: travelInDaysOf(tourPackage, bookedDaysAgo, random),
    persons: 1 + Math.floor(random() ** 1.8 * 6),
    outcome,
  };
};

const planBookings = (): BookingPlan[] => {
  const random = seededRandom('bookings');
  const days = PER_MONTH.flatMap((count, month) =>
    Array.from({ length: count }, (_, i) => (PER_MONTH.length - 1 - month) * 30 + 2 + Math.floor(((count - 1 - i) / count) * 29)),
  );
  const outcomes = shuffled(OUTCOMES.flatMap(([outcome, count]) => Array.from({ length: count }, () => outcome)));
  const settled = outcomes.map((outcome, i) => planOf(days[i] ?? 2, outcome, random));
  return [...settled, ...RECENT.map((outcome, i) => planOf(i % 2, outcome, random))];
};

/** Eighty bookings over the last six months, the same on every start, the oldest first. */
export const bookingPlans: readonly BookingPlan[] = planBookings();
