import type { BookingPlan } from './booking-plan.ts';

/** Bookings of one package on one day, which is counted from the day of seeding. */
type Day = { readonly packageKey: string; readonly day: number; readonly parties: readonly number[] };

/** Days on which small groups are full, or nearly full. */
const days: readonly Day[] = [
  { packageKey: 'kyoto-tea-and-craft', day: 17, parties: [2, 2] },
  { packageKey: 'kyoto-tea-and-craft', day: 18, parties: [3, 1, 2] },
  { packageKey: 'kyoto-tea-and-craft', day: 24, parties: [4, 1] },
  { packageKey: 'bora-bora-reef-school', day: 31, parties: [2, 4] },
  { packageKey: 'bora-bora-reef-school', day: 38, parties: [2, 3] },
];

/**
 * Paid bookings that fill the seats of small groups, so that visitors see days with few seats left, and with
 * none.
 */
export const smallGroupPlans: readonly BookingPlan[] = days.flatMap(({ packageKey, day, parties }, dayIndex) =>
  parties.map((persons, index) => {
    const bookedDaysAgo = 3 + dayIndex * 2 + index * 7;
    const travellerIndex = (dayIndex * 5 + index * 3) % 20;
    return { travellerIndex, packageKey, bookedDaysAgo, travelInDays: day + bookedDaysAgo, persons, outcome: 'confirmed' };
  }),
);
