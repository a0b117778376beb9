import type { Dependencies } from '../../../dependencies.ts';
import type { SendFailure } from '../../../integrations/smtp/mail-server.ts';
import type { EmailRepository, TakenEmail } from '../email.repository.ts';
import { GIVEN_UP_AFTER } from './collect-emails.ts';

const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 60 * 60_000;
/** After so many tries that failed because of its documents an email goes without them: it has links to them, too. */
const MOST_DOCUMENT_FAILURES = 3;

/** Why an email was not sent this time. */
export type Failure = SendFailure & {
  /** Counted beside the tries: its documents could not be made. */
  readonly isOfDocuments?: boolean;
};

export const goesWithoutDocuments = ({ documentFailures = 0 }: Pick<TakenEmail, 'documentFailures'>): boolean =>
  documentFailures >= MOST_DOCUMENT_FAILURES;

/** Each pause is twice as long as the one before; null once it was tried for three days. */
const nextTryOf = ({ tries, causedAt }: TakenEmail, now: Date): Date | null => {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries - 1, 20));
  const next = new Date(now.getTime() + pause);
  return next.getTime() - causedAt.getTime() > GIVEN_UP_AFTER ? null : next;
};

/** What a mail server did not take for its size or its attachments it may take without them, so that is tried next. */
const documentFailuresAfter = ({ documentFailures = 0 }: TakenEmail, failure: Failure): number | undefined => {
  if (failure.isOfDocuments) return documentFailures + 1;
  return failure.isOfContent ? MOST_DOCUMENT_FAILURES : undefined;
};

/** Says when an email is tried again, or gives it up. */
export const noteFailure = async (
  { clock, logger }: Pick<Dependencies, 'clock' | 'logger'>,
  emails: EmailRepository,
  email: TakenEmail,
  failure: Failure,
): Promise<void> => {
  const { code, isRefusal, sentence } = failure;
  const dueAt = isRefusal ? null : nextTryOf(email, clock());
  await emails.noteFailure(email, sentence, { dueAt, documentFailures: documentFailuresAfter(email, failure) });
  const line = { email: email._id, tries: email.tries, code, isRefusal };
  if (dueAt) logger.warn(line, 'An email could not be sent and is tried again');
  else logger.error(line, 'An email was given up');
};
