import { addDays, calendarDateAt, isTravelDateOpen } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { bookingPlans } from './booking-plans.ts';
import { bookedAtOf, travelDateOf } from './demo-days.ts';
import { smallGroupPlans } from './small-group-plans.ts';
import { tourPackages } from './tour-packages.ts';

const ZONE = 'Asia/Kolkata';
const windowOf = (packageKey: string, madeAt: Date) => {
  const made = calendarDateAt(madeAt, ZONE);
  const content = tourPackages.find(({ key }) => key === packageKey);
  return {
    availableFrom: addDays(made, content?.windowStartsInDays ?? Number.NaN),
    availableTo: addDays(made, content?.windowEndsInDays ?? Number.NaN),
  };
};

test.each(Array.from({ length: 48 }, (_, half) => new Date(Date.UTC(2026, 10, 21, 0, 10 + 30 * half))))(
  'the demo made at %s books each trip on a day that was open when it was booked',
  (madeAt) => {
    const closed = [...bookingPlans, ...smallGroupPlans].filter((plan) => {
      const bookedOn = calendarDateAt(bookedAtOf(plan, madeAt), ZONE);
      return !isTravelDateOpen(travelDateOf(plan, madeAt, ZONE), windowOf(plan.packageKey, madeAt), bookedOn);
    });
    expect(closed).toEqual([]);
  },
);
