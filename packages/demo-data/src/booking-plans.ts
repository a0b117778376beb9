import { addDays, type CalendarDate } from '@wayfarer/contracts';
import type { BookingOutcome, BookingPlan } from './booking-plan.ts';
import { leavesOn } from './schedule-on.ts';
import { seededRandom } from './seeded-random.ts';
import { smallGroupPlans } from './small-group-plans.ts';
import { storyPlans } from './stories.ts';
import { tourPackages } from './tour-packages.ts';
import { travellers } from './travellers.ts';

/**
 * Bookings per month of thirty days, oldest first: business grows, so that the dashboard's charts show a
 * trend.
 */
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

/** The seats that are taken so far, by package and day. */
type Taken = { readonly of: (packageKey: string, day: number) => number; readonly add: (plan: BookingPlan) => void };

const seatsTaken = (plans: readonly BookingPlan[]): Taken => {
  const persons = new Map<string, number>();
  const of = (packageKey: string, day: number): number => persons.get(`${packageKey} ${day}`) ?? 0;
  const add = (plan: BookingPlan): void => {
    const day = plan.travelInDays - plan.bookedDaysAgo;
    persons.set(`${plan.packageKey} ${day}`, of(plan.packageKey, day) + plan.persons);
  };
  for (const plan of plans) add(plan);
  return { of, add };
};

/**
 * Chooses among the packages that go on the day and have the seats, with the same random numbers on every
 * day.
 */
const planOf = (
  { today, taken, random }: { today: CalendarDate; taken: Taken; random: () => number },
  bookedDaysAgo: number,
  outcome: BookingOutcome,
): BookingPlan => {
  const travellerIndex = Math.floor(random() * travellers.length);
  // People book three weeks to four months ahead.
  const travelInDays = 21 + Math.floor(random() * 100);
  const persons = 1 + Math.floor(random() ** 1.8 * 6);
  const day = travelInDays - bookedDaysAgo;
  const open = tourPackages.filter(
    (one) =>
      leavesOn(addDays(today, day), today, one) &&
      taken.of(one.key, day) + persons <= (one.seatsPerDay ?? Number.POSITIVE_INFINITY),
  );
  // Raising the random number to a power makes a few packages clear favourites, as in a real shop.
  const packageKey = open[Math.floor(random() ** 1.5 * open.length)]?.key;
  if (packageKey === undefined) throw new Error('No package is open for a booking.');
  const plan = { travellerIndex, packageKey, bookedDaysAgo, travelInDays, persons, outcome };
  taken.add(plan);
  return plan;
};

/** Eighty bookings over the six months before a day, the same for all demos of that day, the oldest first. */
export const bookingPlansOn = (today: CalendarDate): readonly BookingPlan[] => {
  const stage = { today, taken: seatsTaken([...smallGroupPlans, ...storyPlans]), random: seededRandom('bookings') };
  const days = PER_MONTH.flatMap((count, month) =>
    Array.from({ length: count }, (_, i) => (PER_MONTH.length - 1 - month) * 30 + 2 + Math.floor(((count - 1 - i) / count) * 29)),
  );
  const outcomes = shuffled(OUTCOMES.flatMap(([outcome, count]) => Array.from({ length: count }, () => outcome)));
  const settled = outcomes.map((outcome, i) => planOf(stage, days[i] ?? 2, outcome));
  return [...settled, ...RECENT.map((outcome, i) => planOf(stage, i % 2, outcome))];
};
