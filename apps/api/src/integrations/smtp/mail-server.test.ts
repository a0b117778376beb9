import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { smtpServer } from './mail-server.ts';

const MESSAGE = { from: 'trips@wayfarer.example', to: 'asha@example.com', subject: 'Hello', text: 'Hello' };

/** A mail server that takes everything, and what it was told. */
const listen = async (options: SMTPServerOptions) => {
  const told = { logins: 0, emails: 0 };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    ...options,
    onAuth: (_login, _session, done) => {
      told.logins += 1;
      done(null, { user: 'wayfarer' });
    },
    onData: (stream, _session, done) => {
      told.emails += 1;
      stream.resume().once('end', () => done());
    },
  });
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  return { told, port: (server.server.address() as AddressInfo).port };
};

const sendTo = async (url: string) => {
  const server = smtpServer(url);
  onTestFinished(() => server.close());
  return server.send(MESSAGE);
};

test('a mail server whose certificate nobody vouches for gets neither password nor email', async () => {
  const { told, port } = await listen({});
  for (const url of [`smtp://127.0.0.1:${port}`, `smtp://wayfarer:secret@127.0.0.1:${port}`])
    expect(await sendTo(url)).toMatchObject({ isRefusal: false, sentence: expect.stringMatching(/certificate/) });
  expect(told).toEqual({ logins: 0, emails: 0 });
});

test('a password is sent over an encrypted connection alone: a server that offers none gets neither it nor the email', async () => {
  const { told, port } = await listen({ disabledCommands: ['STARTTLS'] });
  expect(await sendTo(`smtp://wayfarer:secret@127.0.0.1:${port}`)).toMatchObject({ isRefusal: false });
  expect(told).toEqual({ logins: 0, emails: 0 });
  expect(await sendTo(`smtp://127.0.0.1:${port}`)).toBeNull();
  expect(told).toEqual({ logins: 0, emails: 1 });
});
