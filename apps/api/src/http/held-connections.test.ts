import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { testApi } from '../testing/start-test-api.ts';

/** `npm run test:attack` holds 6,000. */
const HELD = 300;
/** What is sent and then not gone on with: nothing, half of a header, and half of a body. */
const BEGINNINGS = [
  '',
  'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /api/contactus HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"name":',
];

const api = await testApi();

const hold = (beginning: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(api.url).port) }, () => {
      socket.write(beginning);
      resolve(socket);
    });
    socket.once('error', reject);
  });

test('connections that say nothing, or stop half-way, keep nobody else from an answer', async () => {
  const held = await Promise.all(Array.from({ length: HELD }, (_, index) => hold(BEGINNINGS[index % BEGINNINGS.length] ?? '')));
  const question = { name: 'Asha', email: 'asha@example.com', message: 'Is it hot in May?' };
  const answers = [
    await api.request.get('/api/package'),
    await api.request.get('/api/health'),
    await api.request.post('/api/contactus').send(question),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 201]);
  for (const socket of held) socket.on('error', () => undefined).destroy();
});
