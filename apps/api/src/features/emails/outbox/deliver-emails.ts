import type { Dependencies } from '../../../dependencies.ts';
import type { MailServer } from '../../../integrations/smtp/mail-server.ts';
import { emailRepository, type TakenEmail } from '../email.repository.ts';
import { type EmailAgency, writingConfigOf } from '../email-agency.ts';
import type { EmailContent } from '../email-content.ts';
import type { EmailDocument, MakeDocuments } from '../email-documents.ts';
import type { WrittenEmail } from '../write-email.ts';
import type { WritingConfig } from '../write-message.ts';
import { type Failure, goesWithoutDocuments, noteFailure } from './note-failure.ts';

/** Emails that are read at a time, and emails that are being sent at the same time. */
const PAGE = 20;
const AT_ONCE = 5;
/** The lease of an email, in milliseconds: longer than a worker waits for the mail server. */
export const LEASE = 2 * 60_000;

export type DeliverStep = 'email-taken' | 'documents-made' | 'email-accepted' | 'email-noted';
type Needs = Pick<Dependencies, 'database' | 'clock' | 'logger' | 'config'>;
/**
 * Prepares the whole email before it is sent: nothing else happens between the server's answer and storing
 * it.
 */
export type Write = (config: WritingConfig, email: TakenEmail, documents: readonly EmailDocument[]) => Promise<WrittenEmail>;

export type Delivering = {
  readonly renew: (email: TakenEmail) => Promise<EmailContent | null>;
  readonly write: Write;
  readonly documents: MakeDocuments;
  readonly agency: () => Promise<EmailAgency>;
  readonly goesOn: () => boolean;
  readonly reached: (step: DeliverStep) => void | Promise<void>;
};

/** Another try would fail in the same way. */
const unwritten = (thrown: unknown): Failure => ({ isRefusal: true, code: 'UNWRITTEN', sentence: String(thrown) });
const unmade = (thrown: unknown): Failure => ({
  isRefusal: false,
  isOfDocuments: true,
  code: 'NO_DOCUMENTS',
  sentence: `Its documents could not be made. ${String(thrown)}`,
});
/** Whether the mail server may still accept other emails. */
const isOfThisEmail = ({ isRefusal, isOfContent, isOfDocuments }: Failure): boolean =>
  isRefusal || Boolean(isOfContent) || Boolean(isOfDocuments);

/**
 * Sends a page of due emails, unless the mail server cannot be reached. Each email is leased by one
 * conditional write, so that two workers never send the same.
 */
export const deliverEmails = async (
  needs: Needs,
  server: MailServer,
  { renew, write, documents, agency, goesOn, reached }: Delivering,
): Promise<{ isReachable: boolean; isMoreDue: boolean }> => {
  const { database, clock, config } = needs;
  const emails = emailRepository(database);
  const leaseUntil = (): Date => new Date(clock().getTime() + LEASE);
  let isReachable = true;
  const deliver = async (found: TakenEmail, as: WritingConfig): Promise<void> => {
    const stored = await emails.take(found, leaseUntil());
    if (!stored) return;
    await reached('email-taken');
    const content = await renew(stored);
    if (!content) return emails.remove(stored._id);
    const taken = { ...stored, content };
    const fail = (email: TakenEmail, failure: Failure): Promise<void> => {
      isReachable &&= isOfThisEmail(failure);
      return noteFailure(needs, emails, email, failure);
    };
    const made = goesWithoutDocuments(taken) ? [] : await documents(taken).catch(unmade);
    if ('sentence' in made) return fail(taken, made);
    // Making the documents takes time: meanwhile the lease may have expired, or the reader may have been
    // deleted.
    const kept = made.length === 0 ? taken : await emails.keep(taken, leaseUntil());
    if (!kept) return;
    const email = { ...kept, content };
    await reached('documents-made');
    const written = await write(as, email, made).catch(unwritten);
    if (!('message' in written)) return fail(email, written);
    const failure = await server.send(written.message);
    if (failure) return fail(email, failure);
    await reached('email-accepted');
    await emails.noteSent(email, clock(), written.kept);
    needs.logger.info({ event: 'email_sent', email: email._id }, 'An email was sent');
    await reached('email-noted');
  };
  const page = await emails.listDue(clock(), PAGE);
  if (page.length === 0) return { isReachable, isMoreDue: false };
  const as = writingConfigOf(config, await agency());
  const waiting = page.values();
  const work = async (): Promise<void> => {
    for (const email of waiting) {
      if (!goesOn() || !isReachable) return;
      await deliver(email, as);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { isReachable, isMoreDue: page.length === PAGE };
};
