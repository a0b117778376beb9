import { hasSecretLink } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { offeredLanguage } from '../../../language/own-language.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { emailsHeldBack } from '../../../metrics/metrics.ts';
import { type EmailRepository, emailRepository } from '../email.repository.ts';
import { unwrittenEmailRepository } from '../unwritten/unwritten-email.repository.ts';
import type { EmailSource, OwedEmail } from './email-source.ts';
import { isWithinPace } from './recipient-pace.ts';

/** Documents that are read at a time. */
const PAGE = 50;
/**
 * An email that could not be sent for this long is outdated. One with a link is due this much earlier, so
 * that it is sent before all others: somebody is waiting for it.
 */
export const GIVEN_UP_AFTER = 3 * 24 * 60 * 60_000;

export type CollectStep = 'email-stored' | 'email-settled';
type Needs = Pick<Dependencies, 'database' | 'clock' | 'logger' | 'config'>;
export type Collecting = {
  readonly goesOn: () => boolean;
  readonly reached: (step: CollectStep) => void | Promise<void>;
};

type Stores = Pick<Needs, 'config'> & {
  readonly emails: EmailRepository;
  readonly unwritten: ReturnType<typeof unwrittenEmailRepository>;
};

/** @returns whether it was held back, because its reader has got enough */
const store = async ({ config, emails, unwritten }: Stores, _id: string, { due, compose }: OwedEmail): Promise<boolean> => {
  const email = await compose();
  if (!email) return false;
  if ('callUntil' in email) {
    await unwritten.insertOnce({ ...email, _id, causedAt: due.at });
    return false;
  }
  const { to, about = to, content, userId, bookingId, language, isConfirmed = false } = email;
  if (!(await isWithinPace(emails, { to, content, isConfirmed, at: due.at }))) {
    emailsHeldBack.inc({ kind: content.kind });
    return true;
  }
  await emails.insertOnce({
    _id,
    to,
    personKey: about.toLowerCase(),
    userId,
    bookingId,
    content,
    ...offeredLanguage(config, language),
    causedAt: due.at,
    dueAt: hasSecretLink(content.kind) ? new Date(due.at.getTime() - GIVEN_UP_AFTER) : due.at,
  });
  // A deletion disables the user before it erases their emails: if the user is gone now, that may have
  // happened before this one was stored.
  if (!(await compose())) await emails.remove(_id);
  return false;
};

/**
 * Moves due emails into the outbox, one page of each kind of cause. May be interrupted between any two steps
 * and repeated, also by two at once: the key of each email is derived from its cause.
 * @returns whether more is due
 */
export const collectEmails = async (
  { database, clock, logger, config }: Needs,
  sources: readonly EmailSource[],
  { goesOn, reached }: Collecting,
): Promise<boolean> => {
  const stores = { config, emails: emailRepository(database), unwritten: unwrittenEmailRepository(database) };
  let late = 0;
  let heldBack = 0;
  let isMoreOwed = false;
  for (const source of sources) {
    const page = goesOn() ? await source.list(clock(), PAGE) : [];
    isMoreOwed ||= page.length === PAGE;
    for (const { id, owed } of page) {
      for (const one of owed) {
        const { kind, of, at } = one.due;
        const isLate = clock().getTime() - at.getTime() > GIVEN_UP_AFTER;
        if (isLate) late += 1;
        else if (await store(stores, [source.name, id, kind, of].filter(Boolean).join('/'), one)) heldBack += 1;
        await reached('email-stored');
        await one.settle();
        await reached('email-settled');
      }
    }
  }
  if (late > 0) logger.warn({ emails: late }, 'Emails were due for more than three days and are not sent');
  if (heldBack > 0) logSecurityEvent(logger, 'limit_reached', { limit: 'emails to one mailbox', emails: heldBack });
  return isMoreOwed;
};
