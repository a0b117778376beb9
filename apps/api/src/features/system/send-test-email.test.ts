import { expect, test } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { startMailServer } from '../../testing/servers/start-mail-server.ts';
import { startTestApi } from '../../testing/start-test-api.ts';

test('an admin has a test email sent to the own confirmed address, and is told what the mail server says; nobody else can, and not without end', async () => {
  const mail = await startMailServer();
  const api = await startTestApi({ SMTP_URL: mail.url, EMAIL_FROM: 'agency@wayfarer.example', RATE_LIMITS: 'on' });
  const admin = await signUp(api, { role: 'admin' });
  const viewer = await signUp(api, { role: 'viewer' });
  const send = ({ bearer }: typeof admin) => api.request.post('/api/system/test-email').set(bearer);
  await send(viewer).expect(403);
  await api.dependencies.database.collection('users').updateMany({}, { $set: { emailVerifiedAt: null } });
  expect((await send(admin).expect(409)).body.error).toContain('Confirm your email address');
  expect(mail.emails()).toEqual([]);
  await api.dependencies.database.collection('users').updateMany({}, { $set: { emailVerifiedAt: api.clock.now() } });
  const { body } = await send(admin).expect(200);
  expect(mail.subjectsTo(body.sentTo)).toEqual(['Test email of Wayfarer']);
  mail.fail({ isBusy: true });
  expect((await send(admin).expect(409)).body.error).toMatch(/did not take it \(\d+\): .*Busy/);
  // Enough for somebody who mends a setting, and too little to flood a mailbox.
  await send(admin).expect(409);
  await send(admin).expect(409);
  await send(admin).expect(429);
  await api.stop();
  await mail.close();
});
