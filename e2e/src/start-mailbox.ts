import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** As a journey reads it; the names of its headers are in lower case. */
export type ReceivedEmail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly string[];
  /** The names of the files that came with it. */
  readonly files: readonly string[];
};

/**
 * A mail server that stores what the product sends. Journeys run in other processes, so they read it by HTTP:
 * `GET /?to=address`.
 */
export const startMailbox = async () => {
  const received: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      simpleParser(stream, (failure, { subject = '', text = '', html, headers, attachments }) => {
        if (failure) return done(failure);
        for (const { address } of envelope.rcptTo)
          received.push({
            to: address,
            subject,
            text,
            html: html || '',
            headers: [...headers.keys()],
            files: attachments.flatMap(({ filename }) => filename ?? []),
          });
        done();
      });
    },
  });
  // A connection that the product closes when it stops.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reader = createServer(({ url = '/' }, response) => {
    const to = new URL(url, 'http://any').searchParams.get('to');
    response.end(JSON.stringify(received.filter((email) => email.to === to)));
  });
  await new Promise<void>((resolve) => reader.listen(0, '127.0.0.1', resolve));
  const portOf = (address: AddressInfo | string | null): number => (address && typeof address === 'object' ? address.port : 0);
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(server.server.address())}`,
    url: `http://127.0.0.1:${portOf(reader.address())}`,
    /** All emails, for the process that has started it. */
    received: received as readonly ReceivedEmail[],
    stop: async (): Promise<void> => {
      await Promise.all([new Promise<void>((resolve) => server.close(resolve)), new Promise((resolve) => reader.close(resolve))]);
    },
  };
};
