import { addDays } from '@wayfarer/contracts';
import { describe, expect, test } from 'vitest';
import { bookingPlansOn } from './booking-plans.ts';
import { leavesOn } from './schedule-on.ts';
import { smallGroupPlans } from './small-group-plans.ts';
import { tourPackages } from './tour-packages.ts';
import { travellers } from './travellers.ts';

/** The season that runs decides which packages people book, so each month has other bookings. */
const days = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-15`);

describe.each(days)('the demo bookings, made on %s', (today) => {
  const bookingPlans = bookingPlansOn(today);
  const countOf = (outcome: string): number => bookingPlans.filter((plan) => plan.outcome === outcome).length;

  test('are eighty, about fifty-two of them confirmed, and every outcome occurs', () => {
    expect(bookingPlans).toHaveLength(80);
    expect(countOf('confirmed') + countOf('refunded-in-part')).toBe(52);
    expect(countOf('refunded-in-part')).toBe(1);
    for (const outcome of [
      'pending',
      'declined-then-paid',
      'cancelled-before-paying',
      'cancelled-with-refund',
      'declined',
      'expired',
    ]) {
      expect(countOf(outcome)).toBeGreaterThanOrEqual(3);
    }
  });

  test('sell no day of a small group twice; one of them is full, and on another few seats are left', () => {
    const left = new Map<string, number>();
    for (const { packageKey, travelInDays, bookedDaysAgo, persons } of [...bookingPlans, ...smallGroupPlans]) {
      const seats = tourPackages.find(({ key }) => key === packageKey)?.seatsPerDay ?? Number.POSITIVE_INFINITY;
      const day = `${packageKey} ${travelInDays - bookedDaysAgo}`;
      left.set(day, (left.get(day) ?? seats) - persons);
    }
    expect(Math.min(...left.values())).toBe(0);
    expect([...left.values()]).toContain(1);
  });

  test('travel on a day that their package goes, and not before they were booked', () => {
    for (const plan of [...bookingPlans, ...smallGroupPlans]) {
      const tourPackage = tourPackages.find(({ key }) => key === plan.packageKey);
      const travelDay = addDays(today, plan.travelInDays - plan.bookedDaysAgo);
      expect(plan.travelInDays).toBeGreaterThanOrEqual(0);
      expect(tourPackage && leavesOn(travelDay, today, tourPackage), `${plan.packageKey} on ${travelDay}`).toBe(true);
    }
  });

  test('give the traveller of the login page trips that are over and trips to come', () => {
    const daysOfPaid = bookingPlans
      .filter(({ travellerIndex, outcome }) => travellerIndex === 0 && outcome === 'confirmed')
      .map(({ travelInDays, bookedDaysAgo }) => travelInDays - bookedDaysAgo);
    expect(Math.min(...daysOfPaid)).toBeLessThan(-15);
    expect(Math.max(...daysOfPaid)).toBeGreaterThan(0);
  });

  test('name real travellers, one to six persons, and whole days of the last six months', () => {
    for (const { travellerIndex, persons, bookedDaysAgo, travelInDays } of [...bookingPlans, ...smallGroupPlans]) {
      expect(travellers[travellerIndex]).toBeDefined();
      expect([1, 2, 3, 4, 5, 6]).toContain(persons);
      expect(Number.isInteger(bookedDaysAgo) && bookedDaysAgo >= 0 && bookedDaysAgo <= 182).toBe(true);
      expect(Number.isInteger(travelInDays)).toBe(true);
    }
  });

  test('grow from month to month', () => {
    const months = [5, 4, 3, 2, 1, 0].map(
      (ago) => bookingPlans.filter((plan) => Math.floor(plan.bookedDaysAgo / 30) === ago).length,
    );
    expect(months).toEqual([...months].sort((a, b) => a - b));
  });

  test('are left unpaid only within the last day', () => {
    const open = bookingPlans.filter(({ outcome }) => outcome === 'pending');
    expect(open.every(({ bookedDaysAgo }) => bookedDaysAgo <= 1)).toBe(true);
  });
});
