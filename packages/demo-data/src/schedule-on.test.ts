import { addDays, eachDepartureDay, scheduleProblemOf, scheduleSchema } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { datesOn } from './schedule-on.ts';
import { tourPackages } from './tour-packages.ts';

const scheduled = tourPackages.filter(({ departs }) => departs !== undefined);

test('nearly half of the packages leave by a schedule, in every kind of rule', () => {
  expect(scheduled.length).toBeGreaterThanOrEqual(tourPackages.length * 0.45);
  expect(new Set(scheduled.map(({ departs }) => departs?.every))).toEqual(new Set(['day', 'week', 'month']));
});

test.each(scheduled.map((content) => [content.key, content] as const))(
  '%s can be sold as an admin would enter it, on any day of a year, and has departures ahead',
  (_, content) => {
    for (let days = 0; days < 366; days += 7) {
      const today = addDays('2027-01-01', days);
      const { schedule, ...window } = datesOn(today, content);
      expect(scheduleSchema.parse(schedule)).toEqual(schedule);
      expect(schedule && scheduleProblemOf(schedule, window)).toBeNull();
      const [next] = schedule ? eachDepartureDay(schedule, { ...window, availableFrom: addDays(today, 15) }) : [];
      expect(next).toBeDefined();
    }
  },
);
