import { expect, test } from 'vitest';
import { type Account, signUp } from '../../../testing/accounts.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { withSettings } from '../../../testing/with-settings.ts';

const api = await testApi();
// Each further link waits longer; here none comes meanwhile.
api.clock.stop();
const links = api.dependencies.database.collection('emailedlinks');
const ask = (by: Account, email: string) =>
  api.request.post('/api/account/email').set(by.bearer).send({ email, currentPassword: by.password }).expect(200);

test('links that many accounts ask for to one mailbox are few together, and the account that has the address gets its own', async () => {
  const owner = await signUp(api);
  const address = `${owner.username}@example.com`;
  const strangers: Account[] = [];
  for (let count = 0; count < 6; count += 1) strangers.push(await signUp(api));
  await withSettings(api, { RATE_LIMITS: 'on' }, async () => {
    for (const [index, stranger] of strangers.entries())
      for (const email of [address, address.replace('@', `+${index}@`)]) await ask(stranger, email);
    const ofStrangers = { emailKey: { $regex: owner.username }, userId: { $ne: null } };
    expect(
      await links.countDocuments({ ...ofStrangers, purpose: 'confirm-email', nonce: { $not: /^welcome/ } }),
    ).toBeLessThanOrEqual(4);
    const before = await links.countDocuments({ emailKey: address });
    await ask(owner, address);
    await api.request.post('/api/auth/forgot-password').send({ email: address }).expect(200);
    expect(await links.countDocuments({ emailKey: address })).toBe(before + 2);
  });
});
