import { expect, test } from 'vitest';
import { cancellationDays, cancellationWords } from './cancellation-words.ts';

const moderate = [
  { daysBefore: 14, percent: 100 },
  { daysBefore: 3, percent: 50 },
];

test('a policy is described in one sentence, before a day is chosen and for a day', () => {
  expect(cancellationWords(moderate)).toBe(
    'Free cancellation up to 14 days before departure; 50% refund up to 3 days before departure. No refund after that.',
  );
  expect(cancellationDays(moderate, '', undefined, '2026-11-20')).toBe(cancellationWords(moderate));
  expect(cancellationDays(moderate, '2026-12-12', undefined, '2026-11-20')).toBe(
    'Free cancellation until 28 Nov 2026; 50% refund until 9 Dec 2026. No refund after that.',
  );
  expect(cancellationWords([{ daysBefore: 1, percent: 100 }])).toBe(
    'Free cancellation up to the day before departure. No refund after that.',
  );
});

test('a step applies on its last day, and is no longer shown on the day after', () => {
  expect(cancellationDays(moderate, '2026-12-12', undefined, '2026-11-28')).toContain('Free cancellation until 28 Nov 2026');
  expect(cancellationDays(moderate, '2026-12-12', undefined, '2026-11-29')).toBe(
    '50% refund until 9 Dec 2026. No refund after that.',
  );
  expect(cancellationDays(moderate, '2026-12-12', undefined, '2026-12-10')).toBe('Non-refundable.');
});

test('steps that refund nothing, or no more than a later one, are not shown', () => {
  expect(cancellationWords([])).toBe('Non-refundable.');
  expect(cancellationWords([{ daysBefore: 9, percent: 0 }])).toBe('Non-refundable.');
  expect(
    cancellationWords([
      { daysBefore: 30, percent: 100 },
      { daysBefore: 0, percent: 100 },
    ]),
  ).toBe('Free cancellation up to the day of departure.');
});

test('where the deposit is kept nothing is called free, before a day is chosen and for a day', () => {
  const kept = { isRefundable: false };
  expect(cancellationWords(moderate, kept)).toBe(
    'Full refund less the deposit up to 14 days before departure; 50% refund up to 3 days before departure. ' +
      'No refund after that. If you cancel, the deposit is not refunded.',
  );
  expect(cancellationDays(moderate, '2026-12-12', kept, '2026-11-20')).toBe(
    'Full refund less the deposit until 28 Nov 2026; 50% refund until 9 Dec 2026. ' +
      'No refund after that. If you cancel, the deposit is not refunded.',
  );
  expect(cancellationDays(moderate, '2026-12-12', kept, '2026-12-10')).toBe('Non-refundable.');
  expect(cancellationWords(moderate, { isRefundable: true })).toBe(cancellationWords(moderate));
});
