import { expect, test } from 'vitest';
import { formatReaderMoment } from './format-moment.ts';

test.each([
  ['Europe/Berlin', '25 Nov 2026, 18:37 CET'],
  ['Asia/Kolkata', '25 Nov 2026, 23:07 GMT+5:30'],
  ['Pacific/Auckland', '26 Nov 2026, 06:37 GMT+13'],
])("a login's time is told in the reader's own zone, with its name: %s", (zone, told) => {
  expect(formatReaderMoment('2026-11-25T17:37:00Z', zone)).toBe(told);
});
