import { expect, test } from 'vitest';
import { siteDayAt } from './site-day.ts';

const dayIn = (timeZone: string) => (instant: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);

test.each([
  ['Asia/Kathmandu', '2026-05-01T05:00:00+05:45', '2026-05-01T00:00:00+05:45', 24],
  // The days on which the clocks change.
  ['Europe/Berlin', '2026-03-29T12:00:00+02:00', '2026-03-29T00:00:00+01:00', 23],
  ['Europe/Berlin', '2026-10-25T12:00:00+01:00', '2026-10-25T00:00:00+02:00', 25],
])('a day of %s at %s begins and ends at midnight there', (timeZone, now, begins, hours) => {
  const siteDay = siteDayAt(new Date(now), dayIn(timeZone));
  expect(siteDay).toEqual({
    day: now.slice(0, 10),
    begins: Date.parse(begins),
    ends: Date.parse(begins) + hours * 3_600_000,
  });
});
