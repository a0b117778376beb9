import { sampleInboxEntry } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { csvLinesOf } from '../../shared/admin-list/export/csv-of.ts';
import { inboxColumns } from './inbox-columns.tsx';

test('the CSV of messages has the times of the site’s clock', () => {
  const lines = csvLinesOf(inboxColumns, [{ ...sampleInboxEntry, receivedAt: '2026-06-01T20:00:00.000Z' }]);
  expect(lines).toContain(',2026-06-02 01:30,');
});
