import { runAsLeader } from '../../../database/run-as-leader.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { MailServer } from '../../../integrations/smtp/mail-server.ts';
import { sleepUnlessStopped } from '../../../time/sleep-unless-stopped.ts';
import type { EmailAgency } from '../email-agency.ts';
import type { EmailContent } from '../email-content.ts';
import type { MakeDocuments } from '../email-documents.ts';
import { isResend } from '../email-id.ts';
import { writeEmail } from '../write-email.ts';
import { type CollectStep, collectEmails } from './collect-emails.ts';
import { type DeliverStep, deliverEmails, type Write } from './deliver-emails.ts';
import type { EmailSource, WaitingEmail } from './email-source.ts';

/** Milliseconds between two checks, and between two tries of an unreachable mail server. */
const POLL_INTERVAL_MS = 1000;
const MAX_PAUSE_MS = 60_000;

type Needs = Pick<Dependencies, 'database' | 'clock' | 'logger' | 'config'>;

export type Post = {
  readonly server: MailServer;
  readonly sources: readonly EmailSource[];
  /** The agency's present settings. */
  readonly agency: () => Promise<EmailAgency>;
  readonly documents: MakeDocuments;
  /** By default the product's templates. */
  readonly write?: Write;
};
type Watching = { readonly goesOn?: () => boolean; readonly reached?: (step: CollectStep | DeliverStep) => void | Promise<void> };

/** What an email says at the moment at which it is sent. What staff send again stays what it was. */
const renewBy =
  (sources: readonly EmailSource[]) =>
  async (email: WaitingEmail): Promise<EmailContent | null> => {
    const source = sources.find(({ name }) => email._id.startsWith(`${name}/`));
    return source?.renew && !isResend(email._id) ? source.renew(email) : email.content;
  };

export const emailWorker = (needs: Needs, { server, sources, agency, documents, write = writeEmail }: Post) => ({
  /**
   * Collects and sends everything that is due, in turns, so that urgent emails that come meanwhile do not
   * wait for the rest.
   * @returns whether the mail server could be reached
   */
  pass: async ({ goesOn = () => true, reached = () => undefined }: Watching = {}): Promise<boolean> => {
    const renew = renewBy(sources);
    let isMoreOwed = true;
    let sent = { isReachable: true, isMoreDue: true };
    while (goesOn() && (isMoreOwed || (sent.isReachable && sent.isMoreDue))) {
      isMoreOwed = await collectEmails(needs, sources, { goesOn, reached });
      if (sent.isReachable) sent = await deliverEmails(needs, server, { renew, write, documents, agency, goesOn, reached });
    }
    return sent.isReachable;
  },
});

/**
 * Collects and sends emails in only one process, until it is told to stop (docs/decisions/0073). No call
 * waits for it.
 */
export const runOutbox = async (needs: Needs, post: Post, isStopping: () => boolean): Promise<void> => {
  await runAsLeader(needs.database, 'send emails', async ({ isHeld }) => {
    const goesOn = (): boolean => isHeld() && !isStopping();
    const worker = emailWorker(needs, post);
    let failures = 0;
    while (goesOn()) {
      failures = (await worker.pass({ goesOn })) ? 0 : failures + 1;
      await sleepUnlessStopped(goesOn, Math.min(MAX_PAUSE_MS, POLL_INTERVAL_MS * 2 ** Math.min(failures, 10)));
    }
  });
};
