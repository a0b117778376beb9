import { expect, test } from 'vitest';
import { credentialsSchema, newPasswordSchema, registrationSchema } from './user.schema.ts';

const registration = { username: 'asha', email: 'asha@example.com', password: 'long enough' };
const fieldsOf = (given: object) => registrationSchema.safeParse(given).error?.issues.map(({ path }) => path[0]);

test('a registration keeps name, address and password, and drops a role that is sent along', () => {
  expect(registrationSchema.parse({ ...registration, username: ' asha ', role: 'admin' })).toEqual(registration);
});

test('a password has 8 characters at least and 72 bytes at most, counted as bcrypt reads them', () => {
  for (const password of ['x'.repeat(8), 'x'.repeat(72), 'ä'.repeat(36)])
    expect(fieldsOf({ ...registration, password })).toBeUndefined();
  for (const password of ['x'.repeat(7), 'x'.repeat(73), `${'ä'.repeat(36)}x`]) {
    expect(fieldsOf({ ...registration, password })).toEqual(['password']);
    expect(newPasswordSchema.safeParse({ currentPassword: 'x', newPassword: password }).success).toBe(false);
  }
});

test.each(['ab', 'x'.repeat(33), 'a b c', 'ašha', 'asha\n!', '-'])('the username %j is refused', (username) => {
  expect(fieldsOf({ ...registration, username })).toContain('username');
});

test('a login trims the name and takes the password as it is', () => {
  expect(credentialsSchema.parse({ username: ' asha ', password: ' x ' })).toEqual({ username: 'asha', password: ' x ' });
});
