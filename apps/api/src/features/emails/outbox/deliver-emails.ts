import type { Dependencies } from '../../../dependencies.ts';
import type { MailServer, SendFailure } from '../../../integrations/smtp/mail-server.ts';
import { type EmailRepository, emailRepository, type TakenEmail } from '../email.repository.ts';
import type { WrittenEmail } from '../write-email.ts';
import type { WritingConfig } from '../write-message.ts';
import { GIVEN_UP_AFTER } from './collect-emails.ts';

/** Emails that are read at a time, and that are on their way at the same time. */
const PAGE = 50;
const AT_ONCE = 5;
/** For how long a worker has an email, in milliseconds: longer than it waits for the mail server. */
export const LEASE = 2 * 60_000;
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 60 * 60_000;

export type DeliverStep = 'email-taken' | 'email-accepted' | 'email-noted';
type Needs = Pick<Dependencies, 'database' | 'clock' | 'logger' | 'config'>;
/** Makes all of an email before it is sent: between the server's answer and the note of it nothing else is done. */
export type Write = (config: WritingConfig, email: TakenEmail) => Promise<WrittenEmail>;

export type Delivering = {
  readonly write: Write;
  readonly brand: () => Promise<string>;
  readonly goesOn: () => boolean;
  readonly reached: (step: DeliverStep) => void | Promise<void>;
};

/** Each pause is twice as long as the one before; null once it was tried for three days. */
const nextTryOf = ({ tries, causedAt }: TakenEmail, now: Date): Date | null => {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries - 1, 20));
  const next = new Date(now.getTime() + pause);
  return next.getTime() - causedAt.getTime() > GIVEN_UP_AFTER ? null : next;
};

const noteFailure = async (needs: Needs, emails: EmailRepository, email: TakenEmail, failure: SendFailure): Promise<void> => {
  const next = failure.isRefusal ? null : nextTryOf(email, needs.clock());
  await emails.noteFailure(email, failure.sentence, next);
  const { code, isRefusal } = failure;
  const line = { email: email._id, tries: email.tries, code, isRefusal };
  if (next) needs.logger.warn(line, 'An email could not be sent and is tried again');
  else needs.logger.error(line, 'An email was given up');
};

/** No further try would write it better. */
const unwritten = (thrown: unknown): SendFailure => ({ isRefusal: true, code: 'UNWRITTEN', sentence: String(thrown) });

/**
 * Sends what is due, until nothing is or the mail server cannot be reached. Each email is taken by one conditional write, so that two workers
 * never send the same.
 * @returns whether the mail server could be reached
 */
export const deliverEmails = async (
  needs: Needs,
  server: MailServer,
  { write, brand, goesOn, reached }: Delivering,
): Promise<boolean> => {
  const { database, clock, config } = needs;
  const emails = emailRepository(database);
  let isReachable = true;
  const deliver = async (found: TakenEmail, as: typeof config): Promise<void> => {
    const email = await emails.take(found, new Date(clock().getTime() + LEASE));
    if (!email) return;
    await reached('email-taken');
    const written = await write(as, email).catch(unwritten);
    const fail = (failure: SendFailure): Promise<void> => {
      isReachable &&= failure.isRefusal;
      return noteFailure(needs, emails, email, failure);
    };
    if (!('message' in written)) return fail(written);
    const failure = await server.send(written.message);
    if (failure) return fail(failure);
    await reached('email-accepted');
    await emails.noteSent(email, clock(), written.kept);
    needs.logger.info({ event: 'email_sent', email: email._id }, 'An email was sent');
    await reached('email-noted');
  };
  let page: TakenEmail[];
  do {
    page = await emails.listDue(clock(), PAGE);
    const as = { ...config, BRAND_NAME: page.length > 0 ? await brand() : '' };
    const waiting = page.values();
    const work = async (): Promise<void> => {
      for (const email of waiting) {
        if (!goesOn() || !isReachable) return;
        await deliver(email, as);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } while (page.length === PAGE && isReachable && goesOn());
  return isReachable;
};
