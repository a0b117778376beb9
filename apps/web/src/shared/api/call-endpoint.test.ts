import { sampleBooking, sampleUser } from '@wayfarer/contracts';
import { expect, test, vi } from 'vitest';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { endSession, readSession, startSession } from '../session/session.ts';
import { callEndpoint } from './call-endpoint.ts';

const session = { token: 'old', role: 'user', userId: sampleUser._id };
const ask = () => callEndpoint('findBooking', { params: { id: sampleBooking._id } });

test('the stored token travels with each call (§7)', async () => {
  const tokens: (string | null)[] = [];
  fakeApi({
    findBooking: ({ token }) => {
      tokens.push(token);
      return sampleBooking;
    },
  });
  await ask();
  startSession(session);
  await ask();
  expect(tokens).toEqual([null, 'old']);
});

test.each(['logout', 'changePassword'] as const)('%s carries the token that was there when it was made', async (name) => {
  startSession(session);
  const { callsOf } = fakeApi({ logout: () => ({ message: '' }), changePassword: () => ({ message: '' }) });
  const body = { currentPassword: 'the old one', newPassword: 'the new one' };
  const made = name === 'logout' ? callEndpoint(name, {}) : callEndpoint(name, { body });
  endSession();
  await made;
  expect(callsOf(name).map(({ token }) => token)).toEqual(['old']);
});

test('a refused token clears the three keys', async () => {
  startSession(session);
  fakeApi({ findBooking: () => refuse('UNAUTHENTICATED') });
  await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(localStorage).toHaveLength(0);
});

test('a role that was changed is the one of this browser from the next answer on, also of a refusal; that of an old token is not', async () => {
  startSession(session);
  const answers = [
    [Response.json(sampleBooking, { headers: { 'X-Role': 'guide' } }), 'guide'],
    [Response.json({ message: 'No.', code: 'FORBIDDEN' }, { status: 403, headers: { 'X-Role': 'desk' } }), 'desk'],
    [Response.json(sampleBooking), 'desk'],
  ] as const;
  for (const [answer, role] of answers) {
    vi.stubGlobal('fetch', () => Promise.resolve(answer));
    await ask().catch(() => undefined);
    expect(readSession()).toEqual({ ...session, role });
  }
  vi.stubGlobal('fetch', () => {
    startSession({ ...session, token: 'new' });
    return Promise.resolve(Response.json(sampleBooking, { headers: { 'X-Role': 'admin' } }));
  });
  await ask();
  expect(readSession()).toEqual({ ...session, token: 'new' });
});

test('the late refusal of an old token leaves a newer login alone', async () => {
  startSession(session);
  fakeApi({
    findBooking: () => {
      startSession({ ...session, token: 'new' });
      return refuse('UNAUTHENTICATED');
    },
  });
  await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(localStorage.getItem('token')).toBe('new');
});

test('an unexpected failure shows the id by which the log is searched; any other does not', async () => {
  const answerWith = (code: string) =>
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        Response.json(
          { error: true, message: 'It failed.', code, requestId: '0f8a3c21-aaaa-4bbb-8ccc-ddddeeeeffff' },
          { status: 500 },
        ),
      ),
    );
  answerWith('INTERNAL');
  await expect(ask()).rejects.toThrow('It failed. Reference: 0f8a3c21');
  answerWith('NOT_FOUND');
  await expect(ask()).rejects.toThrow(/^It failed\.$/);
});

test.each([
  ['a page', '<h1>502 Bad Gateway</h1>'],
  ['other JSON', '{"message":"upstream"}'],
  ['nothing', ''],
])('where a proxy answers in place of the API, with %s, the failure says that there is no clear answer', async (_, body) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 502 })));
  await expect(ask()).rejects.toMatchObject({
    status: 502,
    code: 'INTERNAL',
    message: 'Something went wrong. Please try again.',
  });
});

test('a body is sent as JSON; a form keeps the content type that names its own boundary (§7)', async () => {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    sent.push(request);
    return Promise.resolve(Response.json({}));
  });
  await callEndpoint('login', { body: { username: 'asha', password: 'secret' } });
  await callEndpoint('addDestination', { body: new FormData() });
  expect(sent.map(({ headers }) => new Headers(headers).get('content-type'))).toEqual(['application/json', null]);
  expect(sent[1]?.body).toBeInstanceOf(FormData);
});
