import { expect, test, vi } from 'vitest';
import { deliverEvent } from '../../testing/signed-events.ts';
import { startTestApi } from '../../testing/start-test-api.ts';

const GENERAL_LIMIT = 600;

/** Messages an hour. */
const MOST = 10;
const message = { name: 'Ines', email: 'ines@example.com', message: 'Do you have a trip in May?' };

test('the IPv6 networks of one home count together, so that no flooder has billions of them', async () => {
  const api = await startTestApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const writeFrom = async (address: string): Promise<number> =>
    (await api.request.post('/api/contactus').set('X-Forwarded-For', address).send(message)).status;
  const statuses: number[] = [];
  for (let host = 1; host <= MOST + 1; host += 1) statuses.push(await writeFrom(`2001:db8:0:${host.toString(16)}::1`));
  expect(statuses.slice(0, MOST)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  expect(await writeFrom('2001:db8:0:100::1')).toBe(201);
  await api.stop();
});

test('an address that a client claims for itself counts for nothing', async () => {
  const api = await startTestApi({ RATE_LIMITS: 'on' });
  const statuses: number[] = [];
  for (let host = 1; host <= MOST + 1; host += 1) {
    const answer = await api.request.post('/api/contactus').set('X-Forwarded-For', `192.0.2.${host}`).send(message);
    statuses.push(answer.status);
  }
  expect(statuses.at(-1)).toBe(429);
  await api.stop();
});

test('behind a proxy only what the proxy says counts: neither what a client put before it, nor another spelling of its address', async () => {
  const api = await startTestApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const writeFrom = async (forwarded: string): Promise<number> => {
    const claims = {
      'X-Forwarded-For': forwarded,
      Forwarded: `for=${forwarded}`,
      'X-Real-IP': '198.51.100.7',
      'X-Client-IP': '198.51.100.8',
    };
    return (await api.request.post('/api/contactus').set(claims).send(message)).status;
  };
  const spellings = ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201'];
  const statuses: number[] = [];
  for (let turn = 0; turn <= MOST; turn += 1)
    statuses.push(await writeFrom(`203.0.113.${turn}, 2001:db8:${turn}::1, ${spellings[turn % spellings.length]}`));
  expect(statuses).toEqual([...Array.from({ length: MOST }, () => 201), 429]);
  await api.stop();
});

test('neither a port, nor brackets, nor a name that a proxy writes for the address makes another caller of one', async () => {
  const api = await startTestApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const writeFrom = async (address: string): Promise<number> =>
    (await api.request.post('/api/contactus').set('X-Forwarded-For', address).send(message)).status;
  const callers = [
    (turn: number) => `203.0.114.7:${40_000 + turn}`,
    (turn: number) => `[2001:db8::9]:${443 + turn}`,
    (turn: number) => (turn % 2 ? '[2001:db8:1::9]' : '2001:db8:1::9'),
    (turn: number) => `unknown-${turn}`,
  ];
  for (const caller of callers) {
    const statuses: number[] = [];
    for (let turn = 0; turn <= MOST; turn += 1) statuses.push(await writeFrom(caller(turn)));
    expect(statuses).toEqual([...Array.from({ length: MOST }, () => 201), 429]);
  }
  await api.stop();
});

test('no genuine event is ever turned away, while forged ones from the same address are limited like all calls', async () => {
  // Calls are counted by the minute, which must not end among them.
  vi.useFakeTimers({ toFake: ['performance'] });
  const api = await startTestApi({ RATE_LIMITS: 'on' });
  const ofAnotherProduct = { id: 'evt_1', object: 'event', type: 'customer.created' };
  const statusesOf = async (count: number, signed?: { secret: string }) => {
    const answers = await Promise.all(Array.from({ length: count }, () => deliverEvent(api, ofAnotherProduct, signed)));
    return [...new Set(answers.map(({ status }) => status))];
  };
  const forged = { secret: 'whsec_of_somebody_else' };
  expect(await statusesOf(100)).toEqual([200]);
  expect(await statusesOf(GENERAL_LIMIT, forged)).toEqual([400]);
  expect(await statusesOf(10, forged)).toEqual([429]);
  expect(await statusesOf(10)).toEqual([200]);
  await api.request.get('/api/health').expect(429);
  await api.stop();
  vi.useRealTimers();
});
