import { hasSecretLink, isAboutBooking, type KeptEmail, type Resend } from '@wayfarer/contracts';
import { ApiError } from '../../errors/api-error.ts';
import { wrongField } from '../../errors/wrong-field.ts';
import type { Caller } from '../../http/caller.ts';
import { noteBooking, recordChange } from '../../logging/audit-context.ts';
import type { EmailRecord } from './email.model.ts';
import { emailRepository } from './email.repository.ts';
import { firstOf, keyOfResend, wireIdOf } from './email-id.ts';
import type { EmailNeeds } from './email-needs.ts';
import { getEmail, showEmail } from './find-email.ts';

const assertMayResend = ({ content: { kind }, state }: EmailRecord, to: string | undefined): void => {
  if (hasSecretLink(kind))
    throw new ApiError('VALIDATION', 'This email has a private link for its recipient, who can ask for a new one.');
  if (state === 'waiting') throw new ApiError('VALIDATION', 'This email is still being sent.');
  if (to !== undefined && !isAboutBooking(kind))
    throw wrongField('to', 'Only an email about a booking can go to another address.');
};

/**
 * Sends an email again, as a new one that refers to the first; its key has a number, so that a double click
 * sends one. The address in the user's account stays as it is.
 * @throws NOT_FOUND, VALIDATION; CONFLICT when somebody else has just sent it again
 */
export const resendEmail = async (needs: EmailNeeds, caller: Caller, id: string, { resends, to }: Resend): Promise<KeptEmail> => {
  const email = await getEmail(needs, caller, id);
  assertMayResend(email, to);
  const emails = emailRepository(needs.database);
  const first = firstOf(email._id);
  const earlier = await emails.listResends(first);
  const address = to ?? email.to;
  const key = keyOfResend(first, resends + 1);
  const now = needs.clock();
  if (earlier.length === resends) {
    const { userId, bookingId, content, personKey, language } = email;
    const same = { personKey, userId, bookingId, content, ...(language === undefined ? {} : { language }) };
    await emails.insertOnce({ _id: key, to: address, ...same, causedAt: now, dueAt: now });
    // The user may have been deleted and their emails erased before this one was stored.
    if (!(await emails.findById(email._id))) await emails.remove(key);
  }
  const sent = await emails.findById(key);
  if (sent?.to !== address) throw new ApiError('CONFLICT', 'This email has just been sent again. See the emails below.');
  const kind = sent.content.kind;
  recordChange({ thing: 'email', id: wireIdOf(key), from: null, to: { kind, of: first, toAnotherAddress: to !== undefined } });
  if (sent.bookingId) noteBooking(sent.bookingId);
  return showEmail(needs, sent);
};
