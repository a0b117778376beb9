import { freePort } from '@wayfarer/local-stack/mongod';
import { expect, test } from 'vitest';
import { signUp } from '../testing/accounts.ts';
import { eventually } from '../testing/money-journey.ts';
import { startApiProcess } from '../testing/servers/start-api-process.ts';
import { testApi } from '../testing/start-test-api.ts';

const api = await testApi();

/** The value of one line, by its whole name; null where there is none. */
const countOf = (text: string, line: string): number | null => {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length));
};

test('operators count security events, calls by their address in the contract, answers from memory and waiting passwords', async () => {
  const { username, bearer } = await signUp(api);
  const port = await freePort();
  // However busy the machine is, no call is answered before its end: what is counted below happened once.
  const running = await startApiProcess(api, { METRICS_PORT: port, MAX_ANSWER_SECONDS: 3600 });
  const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const failed = 'wayfarer_security_events_total{event="login_failed"}';
  expect(countOf(await metrics(), failed)).toBe(0);
  const headers = { 'content-type': 'application/json' };
  const wrong = JSON.stringify({ username, password: 'a wrong password' });
  const statusOf = async (path: string, init?: RequestInit) => (await fetch(`${running.url}${path}`, init)).status;
  expect(await statusOf('/api/auth/login', { method: 'POST', headers, body: wrong })).toBe(401);
  expect(await statusOf('/api/auth/users', { headers: { ...bearer } })).toBe(403);
  expect(await statusOf(`/api/booking/${'a'.repeat(24)}/secret-${username}`)).toBe(404);
  const counts = [
    [failed, 1],
    ['wayfarer_security_events_total{event="permission_refused"}', 1],
    ['wayfarer_call_duration_seconds_count{route="/api/auth/login",method="POST",status="401"}', 1],
    ['wayfarer_call_duration_seconds_count{route="/api/auth/users",method="GET",status="403"}', 1],
    ['wayfarer_call_duration_seconds_count{route="other",method="other",status="404"}', 1],
    ['wayfarer_password_tasks', 0],
  ] as const;
  for (const [line, count] of counts) await eventually(async () => countOf(await metrics(), line) === count);
  await eventually(async () => {
    await (await fetch(`${running.url}/api/destination`)).text();
    return Number(countOf(await metrics(), 'wayfarer_answers_from_memory_total')) > 0;
  });
  const text = await metrics();
  expect(countOf(text, 'nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
  expect(text).not.toContain(username);
  expect((await fetch(`${running.url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await running.end();
});
