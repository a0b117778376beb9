import { sampleEmailEntry } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { csvLinesOf } from '../../shared/admin-list/export/csv-of.ts';
import { emailColumns } from './email-columns.tsx';

test('the CSV of emails has the times of the site’s clock, and none where an email is not sent yet', () => {
  const times = { causedAt: '2026-06-01T20:00:00.000Z', sentAt: '2026-06-01T20:01:00.000Z' };
  const lines = csvLinesOf(emailColumns, [
    { ...sampleEmailEntry, ...times },
    { ...sampleEmailEntry, ...times, sentAt: null },
  ]);
  expect(lines.match(/2026-06-[^,]*,[^,]*/g)).toEqual(['2026-06-02 01:30,2026-06-02 01:31', '2026-06-02 01:30,']);
});
