import { calendarDateAt, isTravelDateOpen } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { bookingPlansOn } from './booking-plans.ts';
import { bookedAtOf, travelDateOf } from './demo-days.ts';
import { windowOn } from './season.ts';
import { smallGroupPlans } from './small-group-plans.ts';
import { tourPackages } from './tour-packages.ts';

const ZONE = 'Asia/Kolkata';
test.each(Array.from({ length: 48 }, (_, half) => new Date(Date.UTC(2026, 10, 21, 0, 10 + 30 * half))))(
  'the demo made at %s books each trip on a day that was open when it was booked',
  (madeAt) => {
    const today = calendarDateAt(madeAt, ZONE);
    const closed = [...bookingPlansOn(today), ...smallGroupPlans].filter((plan) => {
      const bookedOn = calendarDateAt(bookedAtOf(plan, madeAt), ZONE);
      const content = tourPackages.find(({ key }) => key === plan.packageKey);
      return !content || !isTravelDateOpen(travelDateOf(plan, madeAt, ZONE), windowOn(today, content), bookedOn);
    });
    expect(closed).toEqual([]);
  },
);
