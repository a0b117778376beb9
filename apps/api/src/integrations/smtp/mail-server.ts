import type { SendMailOptions } from 'nodemailer';
import { messageOf } from '../../errors/message-of.ts';

/**
 * Milliseconds: the time limits of a connection and of an answer. Together less than the lease of an email.
 */
const CONNECTS_WITHIN_MS = 15_000;
const ANSWERS_WITHIN = 60_000;
const CONNECTIONS = 5;
/** The answer of a server to a message that is too long (RFC 1870). */
const TOO_LARGE = 552;

export type Message = Pick<
  SendMailOptions,
  'from' | 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'messageId' | 'headers' | 'attachments' | 'icalEvent'
>;

/** Why an email was not accepted. */
export type SendFailure = {
  /** The recipient does not exist: no further try will help. */
  readonly isRefusal: boolean;
  /** The server refuses the message for its size or content. */
  readonly isOfContent?: boolean;
  readonly code: string;
  readonly sentence: string;
};

export type MailServer = {
  /** @returns null once the server has accepted it */
  readonly send: (message: Message) => Promise<SendFailure | null>;
  /** Connects and logs in, without sending anything. @returns null when that works */
  readonly check: () => Promise<SendFailure | null>;
  readonly close: () => Promise<void>;
};

type SmtpError = Error & { readonly code?: string; readonly command?: string; readonly responseCode?: number };

const failureOf = (thrown: unknown): SendFailure => {
  const { code = 'UNKNOWN', command, responseCode }: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown));
  const isPermanent = responseCode !== undefined && responseCode >= 500;
  const isOfContent = isPermanent && (command === 'DATA' || (command === 'MAIL FROM' && responseCode === TOO_LARGE));
  return {
    isRefusal: isPermanent && command === 'RCPT TO',
    isOfContent,
    code: String(responseCode ?? code),
    sentence: messageOf(thrown),
  };
};

const connect = async (url: string, answersWithin: number) => {
  // 29 MB and a fifth of a second: loaded with the first email that is sent.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 0,
    connectionTimeout: CONNECTS_WITHIN_MS,
    greetingTimeout: CONNECTS_WITHIN_MS,
    dnsTimeout: CONNECTS_WITHIN_MS,
    socketTimeout: answersWithin,
    // A password is never sent unencrypted.
    requireTLS: new URL(url).password !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/**
 * A mail server by SMTP, with a small connection pool. It never resends a message by itself.
 * @param answersWithin milliseconds for which it waits for each answer of the server
 */
export const smtpServer = (url: string, { answersWithin = ANSWERS_WITHIN } = {}): MailServer => {
  let transport: ReturnType<typeof connect> | undefined;
  const connected = () => {
    transport ??= connect(url, answersWithin);
    return transport;
  };
  const failureIn = async (work: () => Promise<unknown>): Promise<SendFailure | null> => {
    try {
      await work();
      return null;
    } catch (thrown) {
      return failureOf(thrown);
    }
  };
  return {
    send: (message) => failureIn(async () => (await connected()).sendMail(message)),
    check: () => failureIn(async () => (await connected()).verify()),
    close: async () => (await transport)?.close(),
  };
};
