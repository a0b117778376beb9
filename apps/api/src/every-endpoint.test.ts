import {
  type Endpoint,
  type EndpointName,
  type ErrorCode,
  errorCodes,
  errorsOf,
  everyEndpoint,
  isForStaff,
  type OwnedThing,
} from '@wayfarer/contracts';
import type { Test } from 'supertest';
import { describe, expect, test } from 'vitest';
import { signUp } from './testing/accounts.ts';
import { everyErrorCase, everyOwnedBody } from './testing/endpoint-cases/every-case.ts';
import { usualErrorCases } from './testing/endpoint-cases/usual-cases.ts';
import { createWorld, type ErrorCase, UNKNOWN } from './testing/endpoint-cases/world.ts';
import { startTestApi, testApi } from './testing/start-test-api.ts';

const api = await testApi();
const world = await createWorld(api);

const endpoints = Object.entries(everyEndpoint) as [EndpointName, Endpoint][];
const guarded = endpoints.filter(([, endpoint]) => endpoint.access !== 'everyone');

const call = ({ method, path }: Endpoint, ids: Record<string, string> = {}): Test => {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? UNKNOWN);
  return api.request[method.toLowerCase() as 'get'](address);
};

/** What belongs to the traveller, by the names of path parameters. */
const foreignIds = (): Partial<Record<OwnedThing, Record<string, string>>> => ({
  'user-in-path': { id: world.traveller.userId },
  'booking-in-path': { id: world.booking._id },
  'payment-session-in-path': { sessionId: world.session.sessionId },
});

describe.each(endpoints)('%s', (name, endpoint) => {
  test('is mounted under its path and method', async () => {
    const { status, body } = await call(endpoint);
    expect(status).not.toBe(405);
    expect(body.message).not.toBe('Not found.');
  });

  test('answers with each error that it declares, and no other', async () => {
    const errorCases = Object.entries(everyErrorCase[name] ?? {}) as [ErrorCode, ErrorCase][];
    // What is refused in the usual way changes nothing, so it needs no world of its own.
    const isUsual = errorCases.every(([code, trigger]) => usualErrorCases[name]?.[code] === trigger);
    const own = isUsual ? world : await createWorld(api);
    for (const [code, trigger] of errorCases) {
      const { body, status } = await trigger(own);
      expect(body, code).toMatchObject({ code, error: body.message, message: expect.any(String) });
      expect(status, code).toBe(errorCodes[code].status);
    }
    const follows = ['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS', 'BUSY'];
    const declared = errorsOf(endpoint).filter((code) => !follows.includes(code));
    expect(errorCases.map(([code]) => code).toSorted()).toEqual(declared.toSorted());
  });
});

test.each(guarded)('%s asks for a token (§6)', async (_, endpoint) => {
  const { body } = await call(endpoint).expect(401);
  expect(body.code).toBe('UNAUTHENTICATED');
  await call(endpoint).set('Authorization', 'Bearer forged').expect(401);
});

test.each(guarded.filter(([, endpoint]) => isForStaff(endpoint.access)))(
  '%s is closed to travellers (§1, 6)',
  async (_, endpoint) => {
    const { body } = await call(endpoint).set(world.traveller.bearer).expect(403);
    expect(body.code).toBe('FORBIDDEN');
  },
);

test.each(endpoints.filter(([, endpoint]) => endpoint.owned))(
  '%s is closed to everybody but the owner and staff',
  async (name, endpoint) => {
    const ids = endpoint.owned && foreignIds()[endpoint.owned];
    const { body } = await call(endpoint, ids).set(world.stranger.bearer).send(everyOwnedBody[name]?.(world)).expect(403);
    expect(body.code).toBe('FORBIDDEN');
    expect(JSON.stringify(body)).not.toContain(world.tourPackage.title);
  },
);

test('no literal path is taken for an id (§7)', async () => {
  const literal = endpoints.filter(([, endpoint]) => !endpoint.path.includes('{'));
  for (const [name, endpoint] of literal) {
    // Some of them end the login that calls them.
    const { bearer } = name === 'logout' ? await signUp(api, { role: 'admin' }) : world.admin;
    const { body } = await call(endpoint).set(bearer);
    expect(body.details ?? {}, name).not.toHaveProperty('id');
    const methods = literal.filter(([, { path }]) => path === endpoint.path).map(([, { method }]) => method);
    for (const method of (['GET', 'POST', 'PUT', 'DELETE'] as const).filter((one) => !methods.includes(one)))
      await call({ ...endpoint, method })
        .set(world.admin.bearer)
        .expect(405);
  }
});

test('calls that are worth guessing or flooding end in 429 with a time to wait, and 30 empty forms keep nobody out', async () => {
  const strict = await startTestApi({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
  const limited = endpoints.filter(([, endpoint]) => endpoint.errors.some((code) => code === 'TOO_MANY_REQUESTS'));
  expect(limited.map(([name]) => name)).toEqual([
    'register',
    'login',
    'forgotPassword',
    'resetPassword',
    'changePassword',
    'takeSecondStep',
    'startTwoFactor',
    'confirmTwoFactor',
    'removeTwoFactor',
    'logInWithPasskey',
    'startPasskey',
    'addPasskey',
    'removePasskey',
    'changeEmail',
    'confirmEmail',
    'deleteAccount',
    'openInvitation',
    'acceptInvitation',
    'openTrip',
    'sendContactMessage',
    'reportViolation',
  ]);
  const password = 'a fine long password';
  const key = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
  const bodies: Partial<Record<EndpointName, (index: number) => object>> = {
    forgotPassword: (index) => ({ email: `many-${index}@example.com` }),
    resetPassword: () => ({ token: 'x'.repeat(43), newPassword: password }),
    changeEmail: (index) => ({ email: `many-${index}@example.com`, currentPassword: password }),
    takeSecondStep: () => ({ pendingToken: 'none', code: '123456' }),
    startTwoFactor: () => ({ currentPassword: 'not this one' }),
    confirmTwoFactor: () => ({ code: '123456' }),
    removeTwoFactor: () => ({ currentPassword: 'not this one', code: '123456' }),
    startPasskey: () => ({ currentPassword: password }),
    addPasskey: () => ({ name: 'Key', credential: { ...key, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } } }),
    removePasskey: () => ({ passkey: '7b1d5c3e-2f4a-4b6c-8d9e-0f1a2b3c4d5e', currentPassword: password }),
    confirmEmail: () => ({ token: 'x'.repeat(43) }),
    openInvitation: () => ({ token: 'x'.repeat(43) }),
    acceptInvitation: () => ({ token: 'x'.repeat(43), username: 'somebody', password }),
    deleteAccount: () => ({ currentPassword: 'not this one' }),
    openTrip: (index) => ({ number: '00000000', email: `many-${index}@example.com` }),
    register: (index) => ({ username: `many-${index}`, email: `many-${index}@example.com`, password }),
    changePassword: () => ({ currentPassword: 'not this one', newPassword: password }),
    reportViolation: () => [],
    sendContactMessage: () => ({ name: 'Asha', email: 'asha@example.com', message: 'Hello.' }),
  };
  // Only failed logins count (check-password.test.ts, passkeys.test.ts).
  for (const [index, [name, { method, path }]] of limited.filter(([name]) => !/^log[iI]n/.test(name)).entries()) {
    const statuses: number[] = [];
    const { bearer } = await signUp(strict, { role: 'admin' });
    // Each from its own address, because all calls of one address are counted together too.
    const from = { 'X-Forwarded-For': `192.0.2.${index + 1}` };
    const send = (body: object) =>
      strict.request[method.toLowerCase() as 'post'](path)
        .set({ ...bearer, ...from })
        .send(body);
    for (let count = 0; count < 30; count += 1) await send({}).expect(400);
    while (statuses.at(-1) !== 429 && statuses.length < 40) {
      const answer = await send(bodies[name]?.(statuses.length) ?? {});
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(5);
  }
  await strict.stop();
});
