import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { PagedAnswer } from './paged-answer.ts';
import { beginPages } from './send-pages.ts';

const answer = z.object({ name: z.string(), lines: z.array(z.object({ text: z.string() })), notes: z.array(z.string()) });
type Answer = z.infer<typeof answer>;

/** Asks a server for an answer whose lines come in these pages. */
const ask = async (pages: () => AsyncGenerator<Answer['lines']>): Promise<IncomingMessage> => {
  const app = express();
  app.get('/', async (request, response) => {
    const send = await beginPages(answer, new PagedAnswer<Answer>({ name: 'Asha', lines: pages, notes: [] }));
    await send(request, response);
  });
  const server = createServer(app).listen(0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const [response] = await once(get({ port: (server.address() as AddressInfo).port }), 'response');
  return response as IncomingMessage;
};

test.each([
  ['no page', [], []],
  ['empty pages among others', [[], [{ text: 'one' }], [], [{ text: 'two' }, { text: 'three' }], []], ['one', 'two', 'three']],
])('an answer of %s is the JSON of the contract', async (_, pages, texts) => {
  const response = await ask(async function* () {
    yield* pages;
  });
  expect(await json(response)).toEqual({ name: 'Asha', lines: texts.map((text) => ({ text })), notes: [] });
});

test('what the contract does not declare leaves with no page', async () => {
  const secret = { text: 'one', secret: 'two' };
  const response = await ask(async function* () {
    yield [secret];
  });
  expect(await json(response)).toEqual({ name: 'Asha', lines: [{ text: 'one' }], notes: [] });
});

test('no page is read for a caller who does not take the ones before, and reading ends when they leave', async () => {
  const COUNT = 200;
  const ended = Promise.withResolvers<number>();
  let read = 0;
  const response = await ask(async function* () {
    try {
      for (; read < COUNT; read += 1) yield [{ text: 'x'.repeat(1_000_000) }];
    } finally {
      ended.resolve(read);
    }
  });
  await once(response, 'readable');
  response.destroy();
  // What the connection holds by itself is some megabytes; 200 never fit.
  expect(await ended.promise).toBeLessThan(COUNT);
});
