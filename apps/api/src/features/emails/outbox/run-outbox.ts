import { runAsLeader } from '../../../database/run-as-leader.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { MailServer } from '../../../integrations/smtp/mail-server.ts';
import { restWhile } from '../../../rest-while.ts';
import type { MakeDocuments } from '../email-documents.ts';
import { writeEmail } from '../write-email.ts';
import { type CollectStep, collectEmails } from './collect-emails.ts';
import { type DeliverStep, deliverEmails, type Write } from './deliver-emails.ts';
import type { EmailSource } from './email-source.ts';

/** Milliseconds between two looks, and between two tries of a mail server that cannot be reached. */
const LOOKS_EVERY = 1000;
const LONGEST_PAUSE = 60_000;

type Needs = Pick<Dependencies, 'database' | 'clock' | 'logger' | 'config'>;

export type Post = {
  readonly server: MailServer;
  readonly sources: readonly EmailSource[];
  /** What the agency calls itself at this moment. */
  readonly brand: () => Promise<string>;
  readonly documents: MakeDocuments;
  /** The shipped templates where nothing else is said. */
  readonly write?: Write;
};
type Watching = { readonly goesOn?: () => boolean; readonly reached?: (step: CollectStep | DeliverStep) => void | Promise<void> };

export const emailWorker = (needs: Needs, { server, sources, brand, documents, write = writeEmail }: Post) => ({
  /**
   * Does everything that is due, by turns of collecting and sending: what comes meanwhile and is due first does not wait for the rest.
   * @returns whether the mail server could be reached
   */
  pass: async ({ goesOn = () => true, reached = () => undefined }: Watching = {}): Promise<boolean> => {
    let isMoreOwed = true;
    let sent = { isReachable: true, isMoreDue: true };
    while (goesOn() && (isMoreOwed || (sent.isReachable && sent.isMoreDue))) {
      isMoreOwed = await collectEmails(needs, sources, { goesOn, reached });
      if (sent.isReachable) sent = await deliverEmails(needs, server, { write, documents, brand, goesOn, reached });
    }
    return sent.isReachable;
  },
});

/** Collects and sends emails in one of all processes, until it is told to stop (docs/decisions/0073). Nobody waits for it. */
export const runOutbox = async (needs: Needs, post: Post, isStopping: () => boolean): Promise<void> => {
  await runAsLeader(needs.database, 'send emails', async ({ isHeld }) => {
    const goesOn = (): boolean => isHeld() && !isStopping();
    const worker = emailWorker(needs, post);
    let failures = 0;
    while (goesOn()) {
      failures = (await worker.pass({ goesOn })) ? 0 : failures + 1;
      await restWhile(goesOn, Math.min(LONGEST_PAUSE, LOOKS_EVERY * 2 ** Math.min(failures, 10)));
    }
  });
};
