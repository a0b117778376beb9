import { expect, test } from 'vitest';
import { newPasswordSchema } from './user.schema.ts';

const check = (newPassword: string) => newPasswordSchema.safeParse({ currentPassword: 'x', newPassword }).success;

test('a password has the same length on every keyboard: 72 bytes at most and 8 characters at least, of its composed form', () => {
  const longest = 'é'.repeat(36);
  expect([longest, longest.normalize('NFD')].map(check)).toEqual([true, true]);
  expect([`${longest}é`, `${longest}é`.normalize('NFD')].map(check)).toEqual([false, false]);
  expect(['é'.repeat(7), 'é'.repeat(7).normalize('NFD')].map(check)).toEqual([false, false]);
  expect(check('８'.repeat(72))).toBe(true);
});
