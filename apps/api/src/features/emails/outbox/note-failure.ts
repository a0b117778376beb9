import type { Dependencies } from '../../../dependencies.ts';
import type { SendFailure } from '../../../integrations/smtp/mail-server.ts';
import type { EmailRepository, TakenEmail } from '../email.repository.ts';
import { GIVEN_UP_AFTER } from './collect-emails.ts';

const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 60 * 60_000;
/**
 * After this many failures because of its documents an email is sent without them: it also has links to them.
 */
const MAX_DOCUMENT_FAILURES = 3;

/** Why an email was not sent this time. */
export type Failure = SendFailure & {
  /** Counted separately: its documents could not be made. */
  readonly isOfDocuments?: boolean;
};

export const goesWithoutDocuments = ({ documentFailures = 0 }: Pick<TakenEmail, 'documentFailures'>): boolean =>
  documentFailures >= MAX_DOCUMENT_FAILURES;

/** Each pause is twice as long as the one before; null after three days. */
const nextTryOf = ({ tries, causedAt }: TakenEmail, now: Date): Date | null => {
  const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20));
  const next = new Date(now.getTime() + pause);
  return next.getTime() - causedAt.getTime() > GIVEN_UP_AFTER ? null : next;
};

/** An email refused for its size or attachments is tried next without them. */
const documentFailuresAfter = ({ documentFailures = 0 }: TakenEmail, failure: Failure): number | undefined => {
  if (failure.isOfDocuments) return documentFailures + 1;
  return failure.isOfContent ? MAX_DOCUMENT_FAILURES : undefined;
};

/** Schedules the next try of an email, or gives it up. */
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
