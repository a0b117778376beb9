import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();

/** What comes back of a message that is sent as it is, until either side closes. */
const answerTo = async (message: string): Promise<string> => {
  const { hostname, port } = new URL(api.url);
  const socket = connect({ host: hostname, port: Number(port) });
  let received = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    received += part;
  });
  // A server that refuses may reset the connection; what it said before counts.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.end(message, 'latin1');
  await closed;
  return received;
};

const HOST = 'Host: localhost\r\n';
const JSON_POST = `POST /api/contactus HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
const get = (path: string, headers = '', version = 'HTTP/1.1'): string =>
  `GET ${path} ${version}\r\n${HOST}${headers}Connection: close\r\n\r\n`;

/** Messages that no client of ours sends; many of them are tried to smuggle a second one past a proxy. */
const MALFORMED: [kind: string, message: string][] = [
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['the bytes of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a version that there is not', get('/api/health', '', 'HTTP/9.9')],
  ['no Host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an unknown method', `BREW /api/health HTTP/1.1\r\n${HOST}\r\n`],
  ['a method in lower case', `get /api/health HTTP/1.1\r\n${HOST}\r\n`],
  ['a space in the address', get('/api/ health')],
  ['a control character in the address', get('/api/\x01health')],
  ['a header without a colon', get('/api/health', 'Broken\r\n')],
  ['a header with a space before the colon', get('/api/health', 'Broken : yes\r\n')],
  ['a header with a NUL', get('/api/health', 'Broken: a\0b\r\n')],
  ['a folded header', get('/api/health', 'Broken: a\r\n b\r\n')],
  ['a line that ends without a feed', 'GET /api/health HTTP/1.1\rHost: localhost\r\r'],
  ['headers of 200 KB', get('/api/health', `Long: ${'x'.repeat(200_000)}\r\n`)],
  ['5,000 headers', get('/api/health', Array.from({ length: 5000 }, (_, index) => `H${index}: x\r\n`).join(''))],
  ['two lengths', `${JSON_POST}Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}`],
  ['a negative length', `${JSON_POST}Content-Length: -2\r\n\r\n{}`],
  ['a length that is no number', `${JSON_POST}Content-Length: two\r\n\r\n{}`],
  [
    'a length and chunks',
    `${JSON_POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\n\r\n`,
  ],
  ['an encoding that there is not', `${JSON_POST}Transfer-Encoding: magic\r\n\r\n{}`],
  ['chunks inside of another encoding', `${JSON_POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['a chunk of no size', `${JSON_POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ['a chunk of a size beyond all', `${JSON_POST}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n`],
];

/**
 * Served by Node all the same. Nothing here is decided by the Host: addresses are made from the
 * configuration.
 */
const TOLERATED: [kind: string, message: string][] = [
  ['no version', `GET /api/health\r\n${HOST}\r\n`],
  ['two Hosts', get('/api/health', 'Host: elsewhere\r\n')],
];

const statusesIn = (answers: string): number[] =>
  [...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

test.each(TOLERATED)('%s gets one answer at most', async (_, message) => {
  expect(statusesIn(await answerTo(message)).length).toBeLessThanOrEqual(1);
});

test.each(MALFORMED)('%s is refused or dropped, answers one message at most, and the next call is served', async (_, message) => {
  const answers = statusesIn(await answerTo(message));
  expect(answers.length).toBeLessThanOrEqual(1);
  for (const status of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
  await api.request.get('/api/health').expect(200);
});
