import { expect, test } from 'vitest';
import { passwordStrengthOf } from './password-strength-of.ts';

test.each([
  ['', 'Too short'],
  ['Ab1!xyz', 'Too short'],
  ['aaaaaaaa', 'Weak'],
  ['password123', 'Weak'],
  ['Passw0rd', 'Weak'],
  ['bluewhale', 'Fair'],
  ['tealHarbour7', 'Strong'],
  ['zK7!vQ0#', 'Good'],
  ['correct horse battery', 'Strong'],
])('%s is called %s', (password, word) => {
  expect(passwordStrengthOf(password).word).toBe(word);
});

test('a password that holds the username is weak however long it is', () => {
  expect(passwordStrengthOf('Asha-in-Lofoten-2026', 'asha').word).toBe('Weak');
});
