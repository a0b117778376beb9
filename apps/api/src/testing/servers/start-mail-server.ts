import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { mailboxOf } from './mailbox-of.ts';

/** How the server fails; each may be switched while it runs. */
type Faults = {
  /** It accepts no email. */
  isBusy?: boolean;
  /** Recipients that do not exist. */
  unknown?: string;
  /** The number of emails that are accepted, but whose connection breaks before the answer. */
  breaksAfterData?: number;
  /** It refuses longer emails. */
  takesBytes?: number;
  /** It receives the whole email, and then never answers. */
  hangsAfterData?: boolean;
};

/** A real mail server that keeps what it receives. */
export const startMailServer = async () => {
  const taken: ParsedMail[] = [];
  let faults: Faults = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => done(faults.isBusy ? new Error('Busy.') : null),
    onRcptTo: ({ address }, _session, done) => {
      if (address !== faults.unknown) return done();
      done(Object.assign(new Error('No such mailbox.'), { responseCode: 550 }));
    },
    onData: (stream, session, done) => {
      // As it is when the email comes: it may be read only once the test has gone on.
      const { hangsAfterData } = faults;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        simpleParser(Buffer.concat(chunks), (error, mail) => {
          if (error) return done(error);
          if (hangsAfterData) return;
          if (Buffer.concat(chunks).length > (faults.takesBytes ?? Number.POSITIVE_INFINITY))
            return done(Object.assign(new Error('Too long.'), { responseCode: 552 }));
          taken.push(mail);
          if (!faults.breaksAfterData) return done();
          faults.breaksAfterData -= 1;
          [...server.connections].find(({ id }) => id === session.id)?._socket.destroy();
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    ...mailboxOf(taken),
    fail: (with_: Faults): void => {
      faults = with_;
    },
    close: (): Promise<void> => new Promise((resolve) => server.close(resolve)),
  };
};
