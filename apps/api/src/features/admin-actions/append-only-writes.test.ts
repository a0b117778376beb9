import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const proving = /\.test\.ts$|^(testing|seed)\//;

/** What runs in production, by its path. */
const shipped = new Map(
  globSync('**/*.ts', { cwd: root })
    .filter((path) => !proving.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
);
const filesWith = (pattern: RegExp): string[] =>
  [...shipped].flatMap(([path, text]) => (pattern.test(text) ? [path] : [])).toSorted();

test('only its own repository reaches the log of admins, and that only adds', () => {
  expect(shipped.size).toBeGreaterThan(150);
  const cutting = 'features/admin-actions/cut-erasable-fields.repository.ts';
  expect(filesWith(/adminactions|'AdminAction'/)).toEqual([
    'features/admin-actions/admin-action.model.ts',
    'features/admin-actions/admin-action.repository.ts',
    cutting,
  ]);
  // What an earlier version logged loses its free text, and nothing else.
  expect(
    shipped
      .get(cutting)
      ?.match(/entries\s*\.\w+/g)
      ?.map((call) => call.replace(/\s/g, '')),
  ).toEqual(['entries.find', 'entries.updateMany']);
  expect(shipped.get(cutting)).toMatch(/updateMany\(within, \{ \$unset/);
  const repository = shipped.get('features/admin-actions/admin-action.repository.ts') ?? '';
  expect(repository.match(/entries\.\w+/g)).toEqual(['entries.create']);
});

test('only two writes name a trail: the one that makes a booking, and the one that changes it', () => {
  expect(filesWith(/\$push: \{ trail/)).toEqual(['features/bookings/trail/trail-entry-of.ts']);
  expect(filesWith(/trail: \[/)).toEqual(['features/bookings/booking.repository.ts']);
  // The one migration that takes free text out of earlier entries.
  expect(filesWith(/trail: entries/)).toEqual(['features/bookings/erase/move-refund-reasons.ts']);
});

test('nothing writes past the models, whose hooks refuse to rewrite an entry', () => {
  const nativeWrite = /\.collection(<[^(]*>)?(\([^)]*\))?\s*\.(update|delete|replace|insert|bulkWrite|findOneAnd|drop|rename)/;
  // Backfills of earlier bookings do not touch their trail.
  const backfills = ['features/bookings/backfill-booking-lists.repository.ts', 'features/bookings/backfill-bookings.ts'];
  expect(filesWith(nativeWrite)).toEqual([...backfills, 'features/contact-messages/backfill-contact-messages.ts']);
  const backfillOfLists = 'features/bookings/limits/backfill-unpaid-lists.ts';
  for (const path of [...backfills, backfillOfLists]) expect(shipped.get(path)).not.toMatch(/['"`.{ ]trail\b/);
  expect(filesWith(/\$out\b|\$merge\b|dropDatabase|dropCollection|\.overwrite|strictQuery/)).toEqual([]);
  expect(filesWith(/\.bulkWrite\(/)).toEqual([
    'database/lists/add-missing-keys.ts',
    'database/lists/fold-again.ts',
    'features/bookings/backfill-booking-lists.repository.ts',
    backfillOfLists,
    'features/destinations/backfill-destinations.repository.ts',
    'features/figures/figure.repository.ts',
    'features/payments/events/payment-event.repository.ts',
    'features/tour-packages/tour-package.repository.ts',
  ]);
  expect(filesWith(/bookings\s*\.(delete|replace|findOneAnd(Delete|Replace))/)).toEqual([]);
});
