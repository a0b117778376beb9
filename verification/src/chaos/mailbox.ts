import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real mail server that takes everything, and counts how often each email came, by its Message-ID. */
export const startMailbox = async () => {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let email = '';
      stream.setEncoding('latin1').on('data', (part: string) => {
        email += part;
      });
      stream.once('end', () => {
        const [, id = 'none'] = /^Message-ID: <(.+)@/im.exec(email) ?? [];
        // A copy: otherwise V8 keeps the whole email in memory for a key that is a part of it.
        const key = Buffer.from(id).toString();
        taken.set(key, (taken.get(key) ?? 0) + 1);
        done();
      });
    },
  });
  // Connections of processes that are killed while they send.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken: taken as ReadonlyMap<string, number>,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;
