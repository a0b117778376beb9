import type { BookingPlan } from './booking-plan.ts';

type Party = { readonly travellerIndex: number; readonly persons: number };

/** Days from the day of seeding. */
const [FULL_DAY, CHANGED_DAY, DEPOSIT_DAY] = [26, 45, 110];

const planOf = (
  packageKey: string,
  day: number,
  bookedDaysAgo: number,
  { travellerIndex, persons }: Party,
): BookingPlan & { outcome: 'confirmed' } => ({
  travellerIndex,
  packageKey,
  bookedDaysAgo,
  travelInDays: day + bookedDaysAgo,
  persons,
  outcome: 'confirmed',
});

/** Gives up its seats on a full departure, so that they are offered to the first in line whom they fit. */
const givingUp = planOf('kyoto-tea-and-craft', FULL_DAY, 9, { travellerIndex: 14, persons: 2 });

/** A full departure for which three parties wait, in line. */
export const waitlistStory: {
  readonly parties: readonly BookingPlan[];
  readonly givingUp: BookingPlan;
  readonly waiting: readonly Party[];
} = {
  parties: [
    planOf('kyoto-tea-and-craft', FULL_DAY, 13, { travellerIndex: 4, persons: 2 }),
    planOf('kyoto-tea-and-craft', FULL_DAY, 11, { travellerIndex: 9, persons: 2 }),
    givingUp,
  ],
  givingUp,
  waiting: [
    { travellerIndex: 7, persons: 3 },
    { travellerIndex: 11, persons: 2 },
    { travellerIndex: 17, persons: 1 },
  ],
};

/** A booking to which its traveller adds a person, and pays for it. */
export const changeStory: { readonly plan: BookingPlan; readonly persons: number } = {
  plan: planOf('kyoto-tea-and-craft', CHANGED_DAY, 15, { travellerIndex: 0, persons: 2 }),
  persons: 3,
};

/** Confirmed by its deposit, with the rest owed until a day that is weeks ahead. */
export const depositPlan: BookingPlan = planOf('bora-bora-lagoon-week', DEPOSIT_DAY, 6, { travellerIndex: 0, persons: 2 });

/** The bookings that these stories begin with. */
export const storyPlans: readonly BookingPlan[] = [...waitlistStory.parties, changeStory.plan, depositPlan];
