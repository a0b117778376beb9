import { addDays, depositOf, splitOf } from '@wayfarer/contracts';
import { describe, expect, test } from 'vitest';
import { bookingPlansOn } from './booking-plans.ts';
import { leavesOn } from './schedule-on.ts';
import { smallGroupPlans } from './small-group-plans.ts';
import { changeStory, depositPlan, storyPlans, waitlistStory } from './stories.ts';
import { tourPackages } from './tour-packages.ts';
import { travellers } from './travellers.ts';

type Planned = (typeof storyPlans)[number];
const dayOf = ({ travelInDays, bookedDaysAgo }: Planned): number => travelInDays - bookedDaysAgo;
const packageOf = ({ packageKey }: Planned) => {
  const found = tourPackages.find(({ key }) => key === packageKey);
  if (!found) throw new Error(`There is no package ${packageKey}.`);
  return found;
};
const days = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-15`);

test('the departure with a waitlist is full, one party that waits gets an offer of what is given up, and the others wait on', () => {
  const { parties, givingUp, waiting } = waitlistStory;
  const persons = parties.reduce((sum, plan) => sum + plan.persons, 0);
  expect(persons).toBe(packageOf(givingUp).seatsPerDay);
  expect(waiting).toHaveLength(3);
  expect(waiting.filter((party) => party.persons === givingUp.persons)).toHaveLength(1);
  expect(new Set([...parties, ...waiting].map(({ travellerIndex }) => travellers[travellerIndex])).size).toBe(6);
});

describe.each(days)('the stories of the demo, made on %s', (today) => {
  test('travel on days on which their packages leave, and sell no seat twice', () => {
    for (const plan of storyPlans)
      expect(leavesOn(addDays(today, dayOf(plan)), today, packageOf(plan)), plan.packageKey).toBe(true);
    const all = [...bookingPlansOn(today), ...smallGroupPlans, ...storyPlans];
    for (const [plan, more] of [
      [waitlistStory.givingUp, 0],
      [changeStory.plan, changeStory.persons - changeStory.plan.persons],
    ] as const) {
      const same = all.filter((one) => one.packageKey === plan.packageKey && dayOf(one) === dayOf(plan));
      const taken = same.reduce((sum, { persons }) => sum + persons, more);
      expect(taken).toBeLessThanOrEqual(packageOf(plan).seatsPerDay ?? 0);
    }
  });

  test('have a booking that owes a rest until a day ahead', () => {
    const { charges, price } = packageOf(depositPlan);
    const { persons } = depositPlan;
    const total = price * 100 * persons;
    const { now, dueOn } = splitOf(depositOf({ deposit: charges?.deposit }), {
      total,
      seats: persons,
      travelDate: addDays(today, dayOf(depositPlan)),
      today,
    });
    expect(now).toBeLessThan(total);
    expect(dueOn && dueOn > addDays(today, 14)).toBe(true);
  });
});
