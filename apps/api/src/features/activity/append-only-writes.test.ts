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
  expect(filesWith(/adminactions|'Activity'/)).toEqual([
    'features/activity/activity-list.repository.ts',
    'features/activity/activity.model.ts',
    'features/activity/activity.repository.ts',
  ]);
  const callsIn = (file: string) => shipped.get(`features/activity/${file}`)?.match(/entries\s*\.\w+/g);
  expect(callsIn('activity.repository.ts')).toEqual(['entries.create']);
  expect(
    callsIn('activity-list.repository.ts')
      ?.map((call) => call.replace(/\s/g, ''))
      .toSorted(),
  ).toEqual(['entries.find', 'entries.findOne']);
});

test('only two writes name a trail: the one that makes a booking, and the one that changes it', () => {
  expect(filesWith(/\{ trail: entry/)).toEqual(['features/bookings/booking.repository.ts']);
  expect(filesWith(/trail: \[/)).toEqual(['features/bookings/booking.repository.ts']);
});

test('nothing writes past the models, whose hooks refuse to rewrite an entry', () => {
  const nativeWrite = /\.collection(<[^(]*>)?(\([^)]*\))?\s*\.(update|delete|replace|insert|bulkWrite|findOneAnd|drop|rename)/;
  expect(filesWith(nativeWrite)).toEqual([]);
  expect(filesWith(/\$out\b|\$merge\b|dropDatabase|dropCollection|\.overwrite|strictQuery/)).toEqual([]);
  expect(filesWith(/\.bulkWrite\(/)).toEqual([
    'database/lists/fold-again.ts',
    'features/figures/figure.repository.ts',
    'features/payments/events/payment-event.repository.ts',
    'features/payouts/balance.repository.ts',
    'features/tour-packages/tour-package.repository.ts',
    'features/users/booked-sums.repository.ts',
  ]);
  expect(filesWith(/bookings\s*\.(delete|replace|findOneAnd(Delete|Replace))/)).toEqual([]);
});
