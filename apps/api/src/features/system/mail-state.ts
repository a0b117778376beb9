import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { instantText } from '../../time/instant-text.ts';
import { emailRepository } from '../emails/index.ts';
import { ok, type State, unknown, wrong } from './state.ts';

/** A server that asks to come again later is asked several times within it. */
const MAX_WAIT_MS = 15 * 60_000;
/** As many are counted. */
const MOST = 1000;

type MailQueue = {
  readonly waiting: readonly Date[];
  readonly lastSentAt: Date | null;
  readonly lastFailure: string | null;
};

export const readMailQueue = async (database: Database): Promise<MailQueue> => {
  const emails = emailRepository(database);
  const [waiting, lastSentAt, lastFailure] = await Promise.all([
    emails.listWaiting(MOST),
    emails.lastSentAt(),
    emails.lastFailureOfWaiting(),
  ]);
  return { waiting, lastSentAt, lastFailure };
};

/** Whether the mail server takes emails: one that answers, and refuses all that it is sent, does not. */
export const mailState = (
  { SMTP_URL, SITE_TIME_ZONE }: Pick<Config, 'SMTP_URL' | 'SITE_TIME_ZONE'>,
  { waiting, lastSentAt, lastFailure }: MailQueue,
  now: Date,
): State => {
  if (SMTP_URL === undefined) return unknown('No mail server is set, so emails wait. Set SMTP_URL and EMAIL_FROM.');
  const oldest = new Date(Math.min(now.getTime(), ...waiting.map((at) => at.getTime())));
  const isRefusing = lastFailure !== null && (lastSentAt === null || lastSentAt < oldest);
  if (!isRefusing || now.getTime() - oldest.getTime() < MAX_WAIT_MS)
    return ok(waiting.length === 0 ? 'No email waits.' : `Emails are sent; ${waiting.length} wait.`);
  return wrong(
    `${waiting.length} emails wait, the first since ${instantText(oldest, SITE_TIME_ZONE)}, and none was sent since. The mail server says: ${lastFailure} Look at SMTP_URL, EMAIL_FROM and your account there; what waits is sent by itself, for three days.`,
  );
};
