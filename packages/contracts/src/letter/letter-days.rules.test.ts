import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_TRIP_REMINDER_DAYS, MAX_TRIP_REMINDERS, reminderDaysIn } from './letter-days.rules.ts';
import { afterTripDaysSchema, tripReminderDaysSchema } from './letter-days.schema.ts';

const days = fc.uniqueArray(fc.integer({ min: 1, max: MAX_TRIP_REMINDER_DAYS }), { maxLength: MAX_TRIP_REMINDERS });

test('days before a trip are the same in a text, in JSON and in a list, the longest before it first', () => {
  fc.assert(
    fc.property(days, (list) => {
      const sorted = list.toSorted((one, other) => other - one);
      for (const written of [list, list.join(','), ` ${list.join(' , ')} `, JSON.stringify(list)])
        expect(reminderDaysIn(written)).toEqual(sorted);
    }),
  );
});

test.each(['0', '61', '7, 7', '1.5', '-3', 'a week', '7,', '7;3', '1,2,3,4,5,6', '[7', '{}', 'null'])(
  'the days "%s" are refused in one sentence about the field',
  (typed) => {
    expect(tripReminderDaysSchema.safeParse(typed).error?.issues).toMatchObject([
      { path: [], message: expect.stringMatching(/^Enter up to 5 different whole numbers of days from 1 to 60/) },
    ]);
  },
);

test('without days nobody is written to, and a day after the trip is from 1 to 30', () => {
  expect(tripReminderDaysSchema.parse('')).toEqual([]);
  expect(afterTripDaysSchema.parse('')).toBeNull();
  expect(afterTripDaysSchema.parse('30')).toBe(30);
  for (const typed of ['0', '31', '2.5', 'soon'])
    expect(afterTripDaysSchema.safeParse(typed).error?.issues[0]?.message).toMatch(/from 1 to 30, or leave it empty/);
});
