import { type Endpoint, type EndpointName, everyEndpoint, isClosedWhileReadOnly, isForStaff } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { inLanguage } from '../language/in-language.ts';
import { UNKNOWN } from '../testing/endpoint-cases/world.ts';
import { startMoneyJourney } from '../testing/money-journey.ts';
import { startApiProcess } from '../testing/servers/start-api-process.ts';
import { sessionEvent, signatureOf } from '../testing/signed-events.ts';
import { testApi } from '../testing/start-test-api.ts';
import { maintenanceSentenceOf, secondsUntilOpen } from './maintenance.ts';

const UNTIL = '2026-11-22T18:00:00Z';
const SENTENCE = 'Until 22 Nov, 23:30 GMT+5:30 you can browse trips, but not book, pay or register.';

const api = await testApi();
const journey = await startMoneyJourney(api);

const closed = (Object.entries(everyEndpoint) as [EndpointName, Endpoint][]).filter(([, endpoint]) =>
  isClosedWhileReadOnly(endpoint),
);

test('while the site is read-only travellers look but change nothing, admins go on, and money that was paid is settled', async () => {
  const { booking, sessionId } = await journey.bookAndPay();
  const { url, end } = await startApiProcess(api, { MAINTENANCE: 'read-only', MAINTENANCE_UNTIL: UNTIL });
  const ask = async (method: string, path: string, headers: Record<string, string> = {}, body?: string) => {
    const json = body === undefined ? {} : { body, headers: { 'Content-Type': 'application/json', ...headers } };
    const answer = await fetch(url + path, { method, headers, ...json });
    const said = (await answer.json()) as { code?: string; message?: string; maintenance?: string };
    return { status: answer.status, body: said, retryAfter: answer.headers.get('retry-after') };
  };
  for (const [name, { method, path, access }] of Object.entries<Endpoint>(everyEndpoint)) {
    if (method === 'GET' || name === 'logout') continue;
    const { bearer } = isForStaff(access) ? journey.admin : journey.traveller;
    const { status, body, retryAfter } = await ask(method, path.replaceAll(/\{\w+\}/g, UNKNOWN), { ...bearer }, '{}');
    const isRefused = closed.some(([each]) => each === name);
    expect(status === 503 && body.code === 'MAINTENANCE', name).toBe(isRefused);
    if (isRefused) expect([body.message, Number(retryAfter) > 0], name).toEqual([SENTENCE, true]);
  }
  expect((await ask('GET', '/api/package')).status).toBe(200);
  expect((await ask('GET', '/api/site-settings')).body.maintenance).toBe(SENTENCE);
  const { username, password } = journey.admin;
  expect((await ask('POST', '/api/auth/login', {}, JSON.stringify({ username, password }))).status).toBe(200);
  const event = JSON.stringify(sessionEvent(sessionId));
  const signed = { 'stripe-signature': signatureOf(event, { secret: api.dependencies.config.STRIPE_WEBHOOK_SECRET }) };
  expect((await ask('POST', '/api/payment/webhook', signed, event)).status).toBe(200);
  expect((await ask('PUT', `/api/payment/status/${sessionId}`, { ...journey.traveller.bearer })).status).toBe(200);
  expect((await journey.read(booking)).bookingStatus).toBe('confirmed');
  await end();
});

test('of what people other than staff write, the contract leaves open exactly what keeps payments and logins right', () => {
  const open = Object.entries<Endpoint>(everyEndpoint).filter(
    ([, endpoint]) => endpoint.method !== 'GET' && !isForStaff(endpoint.access) && !isClosedWhileReadOnly(endpoint),
  );
  expect(open.map(([name]) => name).toSorted()).toEqual([
    'addPasskey',
    'confirmTwoFactor',
    'endOtherSessions',
    'endSession',
    'logInWithPasskey',
    'login',
    'logout',
    'openPayLink',
    'openTrip',
    'receivePaymentEvent',
    'removePasskey',
    'reportViolation',
    'startPasskey',
    'startPasskeyLogin',
    'startTwoFactor',
    'takeSecondStep',
    'updatePaymentStatus',
  ]);
});

test('the end is shown in the time of the site, in the language of the page; an invalid instant is refused when the API starts', () => {
  const config = { MAINTENANCE: 'read-only', MAINTENANCE_UNTIL: UNTIL, SITE_TIME_ZONE: 'Asia/Kolkata' } as const;
  expect(maintenanceSentenceOf(config)).toBe(SENTENCE);
  expect(inLanguage('de', () => maintenanceSentenceOf(config))).toMatch(/^Bis 22\. Nov\.?, 23:30 GMT\+5:30 /);
  expect(maintenanceSentenceOf({ ...config, MAINTENANCE: 'off' })).toBeNull();
  expect(() => readConfig({ MAINTENANCE_UNTIL: 'tonight' })).toThrow('MAINTENANCE_UNTIL must be an instant');
});

test('who is refused is told to come again once the site is open, and not every few seconds', () => {
  const at = (instant: string) => secondsUntilOpen({ MAINTENANCE_UNTIL: UNTIL }, new Date(instant));
  expect([at('2026-11-22T17:00:00Z'), at('2026-11-22T17:59:59Z'), at('2026-11-22T19:00:00Z')]).toEqual([3600, 30, 30]);
  expect(secondsUntilOpen({ MAINTENANCE_UNTIL: undefined }, new Date())).toBe(300);
});
