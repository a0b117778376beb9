import { beforeEach, expect, test, vi } from 'vitest';
import { signUp, signUpAdmin } from '../testing/accounts.ts';
import { deliverEvent } from '../testing/signed-events.ts';
import { testApi } from '../testing/start-test-api.ts';
import { maskedAddress } from './security-event.ts';

const ADDRESS = '203.0.113.77';
const SECRET = 'Planted-3f9c!x';
const LEVELS = ['debug', 'info', 'warn', 'error', 'fatal'] as const;

const lines: { event?: string; user?: string }[] = [];
const texts: string[] = [];
const api = await testApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
// Delays of a second would be over before a slow machine has sent the next guess.
api.clock.stop();
beforeEach(() => {
  lines.length = 0;
  texts.length = 0;
  for (const level of LEVELS)
    vi.spyOn(api.dependencies.logger, level).mockImplementation((line: unknown, text?: string) => {
      lines.push(Object(line));
      const { err } = Object(line);
      texts.push(JSON.stringify([line, text, err instanceof Error ? [err.message, err.stack] : null]));
    });
});

const from = <Call extends { set: (header: string, value: string) => Call }>(call: Call): Call =>
  call.set('X-Forwarded-For', ADDRESS);
const eventsOf = (user: string) => lines.filter((line) => line.user === user).map(({ event }) => event);

test('what concerns security is a line of its own, with the id of the user', async () => {
  const account = await signUp(api);
  const admin = await signUpAdmin(api);
  const { username } = account;
  await from(api.request.post('/api/auth/login')).send({ username, password: 'a wrong one' }).expect(401);
  await from(api.request.get('/api/auth/users')).set(account.bearer).expect(403);
  const passwords = { currentPassword: account.password, newPassword: 'another fine long password' };
  await from(api.request.post('/api/auth/logout')).set(account.bearer).expect(200);
  const { body } = await api.request.post('/api/auth/login').send({ username, password: account.password });
  await from(api.request.put('/api/auth/password')).set('Authorization', `Bearer ${body.token}`).send(passwords).expect(200);
  for (let index = 0; index < 7; index += 1)
    await from(api.request.post('/api/auth/login')).send({ username, password: 'a wrong one' });
  await api.request.delete(`/api/auth/${account.userId}`).set(admin.bearer).expect(200);
  await deliverEvent(api, { id: 'evt_1', object: 'event', type: 'customer.created' }, { secret: 'whsec_of_somebody_else' });
  for (let index = 0; index < 12; index += 1)
    await from(api.request.post('/api/contactus')).send({ name: 'Asha', email: 'asha@example.com', message: 'Hello.' });
  expect([...new Set(eventsOf(account.userId))]).toEqual([
    'login_succeeded',
    'login_failed',
    'permission_refused',
    'logged_out',
    'password_changed',
    'user_deleted',
  ]);
  const all = lines.map(({ event }) => event);
  expect(all).toEqual(expect.arrayContaining(['login_delayed', 'signature_refused']));
  expect(all.filter((event) => event === 'limit_reached')).toHaveLength(1);
  expect(lines).toContainEqual(expect.objectContaining({ event: 'limit_reached', network: '203.0.113.0' }));
});

test('no secret that is planted in any input, and no name or address of a person, gets into the log', async () => {
  const username = 'planted.name';
  const email = 'planted@person.example';
  const send = (path: string, body: object, method: 'post' | 'put' = 'post') =>
    from(api.request[method](path)).set('Authorization', `Bearer ${SECRET}`).set('Cookie', `session=${SECRET}`).send(body);
  await send('/api/auth/register', { username, email, password: SECRET }).expect(201);
  await send('/api/auth/register', { username, email, password: SECRET }).expect(409);
  const { body } = await send('/api/auth/login', { username, password: SECRET }).expect(200);
  await send('/api/auth/login', { username, password: `${SECRET}-wrong` }).expect(401);
  await send('/api/auth/login', { username: SECRET, password: SECRET }).expect(401);
  await send('/api/contactus', { name: SECRET, email, message: SECRET });
  await send('/api/auth/password', { currentPassword: SECRET, newPassword: SECRET }, 'put').expect(401);
  await send('/api/payment/webhook', { secret: SECRET }).set('Stripe-Signature', SECRET).expect(400);
  await send('/api/booking', { userId: SECRET }).set('Idempotency-Key', SECRET).expect(401);
  await from(api.request.get(`/api/package/filter?title=${SECRET}&minPrice=${SECRET}`)).expect(400);
  await from(api.request.get('/api/auth/users')).set('Authorization', `Bearer ${body.token}`).expect(403);
  expect(texts.length).toBeGreaterThan(10);
  for (const planted of [SECRET, body.token, username, email, ADDRESS])
    expect(texts.filter((text) => text.includes(planted))).toEqual([]);
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:77:100::/56', '2001:db8:77::'],
  ['unknown', 'unknown'],
])('of the address %s the log keeps %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});
