import { randomBytes } from 'node:crypto';
import { travellers } from '@wayfarer/demo-data';
import type { Dependencies } from '../dependencies.ts';
import { register } from '../features/users/index.ts';
import type { Caller } from '../http/caller.ts';

/**
 * The password of the accounts on the login page: it is public, so it is only for a site that only this
 * machine can reach.
 */
const WELL_KNOWN_PASSWORD = 'wayfarer-demo';

/** Generated where the login page does not show the accounts. */
export const demoPasswordOf = ({ DEMO_ACCOUNTS, DEMO_PASSWORD }: Dependencies['config']): string =>
  DEMO_PASSWORD ?? (DEMO_ACCOUNTS === 'shown' ? WELL_KNOWN_PASSWORD : randomBytes(12).toString('base64url'));

const callerOf = ({ _id, username, role }: { _id: string; username: string; role: Caller['role'] }): Caller => ({
  userId: _id,
  username,
  role,
  sessionId: 'demo-data',
  mayHandleAll: role === 'admin',
});

/**
 * Registers the admin, a guide, the traveller of the login page in the first traveller's place, and the other
 * travellers.
 */
export const makeAccounts = async (
  dependencies: Dependencies,
  password: string,
): Promise<{ admin: Caller; guide: Caller; travellers: Caller[] }> => {
  // One hash for all, because they share a public password and bcrypt takes a quarter of a second for each.
  const hash = await dependencies.passwords.hash(password, 'admin');
  const withHash: Dependencies = { ...dependencies, passwords: { ...dependencies.passwords, hash: async () => hash } };
  const registration = (username: string, email: string) => ({ username, email, password });
  const admin = await register(withHash, registration('admin', 'admin@example.com'), { role: 'admin' });
  const named = { ...registration('guide', 'guide@example.com'), name: 'Stanzin Dorje' };
  const guide = await register(withHash, named, { role: 'guide' });
  const accounts = travellers.map(({ username, email }, index) =>
    index === 0 ? registration('traveller', 'traveller@example.com') : registration(username, email),
  );
  const users = await Promise.all(accounts.map((account) => register(withHash, account)));
  return { admin: callerOf(admin), guide: callerOf(guide), travellers: users.map(callerOf) };
};
