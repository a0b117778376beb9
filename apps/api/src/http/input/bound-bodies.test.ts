import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { testApi } from '../../testing/start-test-api.ts';
import { handleErrors } from '../handle-errors.ts';
import { createBodyBound, timeOutBodies } from './bound-bodies.ts';

const KILOBYTE = 1024;
const MAX = { ofNetwork: 40 * KILOBYTE, inAll: 100 * KILOBYTE };

const api = await testApi();
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** The readers of the product with small limits; who sends is told by a header. */
const serve = async (withoutPicturesMs?: number): Promise<number> => {
  const app = express();
  const bound = createBodyBound(({ headers }) => String(headers.network), MAX);
  const told: express.RequestHandler = (request, response) => void response.json(request.body.length);
  app.post('/', bound(100_000, express.raw({ type: () => true })), told);
  app.use(handleErrors(api.dependencies.logger));
  const server = createServer(timeOutBodies(app, withoutPicturesMs)).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
};

/** Sends bytes of a body that never ends, or is whole. */
const send = (port: number, network: string, bytes: number, whole = false, type = 'application/json') => {
  const socket = connect(port, '127.0.0.1');
  const sender = {
    answer: '',
    isClosed: false,
    go: (more: number) => void socket.write('x'.repeat(more)),
    leave: () => socket.destroy(),
  };
  socket.setEncoding('latin1').on('data', (part: string) => {
    sender.answer += part;
  });
  socket
    .on('error', () => undefined)
    .on('close', () => {
      sender.isClosed = true;
    });
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nNetwork: ${network}\r\nContent-Type: ${type}\r\nContent-Length: ${whole ? bytes : 99_000}\r\n\r\n${'x'.repeat(bytes)}`,
  );
  return sender;
};

/** Once the connection is closed, or the whole answer is there. */
const answerOf = async (sender: ReturnType<typeof send>): Promise<string> => {
  await expect.poll(() => sender.answer).toContain('\r\n\r\n');
  return sender.answer;
};

test('a network that holds too many bytes of unfinished bodies is refused one more and disconnected; others are answered', async () => {
  const port = await serve();
  const held = [send(port, 'one', 19 * KILOBYTE), send(port, 'one', 19 * KILOBYTE)];
  await expect.poll(async () => (await answerOf(send(port, 'one', 30 * KILOBYTE, true))).includes('503')).toBe(true);
  expect(await answerOf(send(port, 'two', 30 * KILOBYTE, true))).toContain('200 OK');
  for (const { isClosed } of held) expect(isClosed).toBe(false);
  held[0]?.go(30 * KILOBYTE);
  await expect.poll(() => held[0]?.isClosed).toBe(true);
  for (const { leave } of held) leave();
  await expect.poll(async () => (await answerOf(send(port, 'one', 30 * KILOBYTE, true))).includes('200 OK')).toBe(true);
});

test('where all networks together hold too much it is the one with the most that loses, not who comes next', async () => {
  const port = await serve();
  const large = send(port, 'large', 38 * KILOBYTE);
  const others = ['b', 'c', 'd'].map((network) => send(port, network, 19 * KILOBYTE));
  expect(await answerOf(send(port, 'honest', 9 * KILOBYTE, true))).toContain('200 OK');
  expect(await answerOf(send(port, 'honest', 9 * KILOBYTE, true))).toContain('200 OK');
  await expect.poll(() => large.isClosed).toBe(true);
  for (const { isClosed } of others) expect(isClosed).toBe(false);
});

test('a body that does not end is closed in time, one of pictures has longer', async () => {
  const port = await serve(50);
  const pictures = send(port, 'one', 10, false, 'multipart/form-data; boundary=a');
  expect(await answerOf(send(port, 'two', 10))).toContain('408');
  expect(pictures.isClosed).toBe(false);
});

test('an event of more than 128 kB, and one whose signature cannot be right, is refused before its body is read', async () => {
  const post = (signature: string, length: number): Promise<string> => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    const head = `POST /api/payment/webhook HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n${signature}\r\n`;
    socket.write(head);
    return new Promise((resolve) => {
      socket.once('data', (part) => {
        socket.destroy();
        resolve(String(part));
      });
    });
  };
  const signature = `Stripe-Signature: t=1764000000,v1=${'a'.repeat(64)}\r\n`;
  expect(await post(signature, 128 * KILOBYTE + 1)).toContain('HTTP/1.1 413');
  for (const wrong of [
    '',
    'Stripe-Signature: t=1764000000\r\n',
    'Stripe-Signature: t=1,v1=zz\r\n',
    `Stripe-Signature: v1=${'a'.repeat(64)}\r\n`,
  ])
    expect(await post(wrong, 1000)).toContain('HTTP/1.1 400');
});
