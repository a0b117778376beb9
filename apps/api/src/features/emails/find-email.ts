import { bookingEmailKinds, type EmailKind, has, type KeptEmail } from '@wayfarer/contracts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { EmailRecord } from './email.model.ts';
import { presentEmail } from './email.presenter.ts';
import { emailRepository } from './email.repository.ts';
import { writingConfigOf } from './email-agency.ts';
import { keyOf } from './email-id.ts';
import type { EmailNeeds } from './email-needs.ts';

/** The kinds of emails that somebody may see; null for all. */
export const kindsSeenBy = ({ role }: Pick<Caller, 'role'>): readonly EmailKind[] | null =>
  has(role, 'read-account-emails') ? null : bookingEmailKinds;

/** @throws NOT_FOUND, also for an email of a kind that the caller may not see */
export const getEmail = async ({ database }: EmailNeeds, caller: Pick<Caller, 'role'>, id: string): Promise<EmailRecord> => {
  const email = await emailRepository(database).findById(keyOf(id));
  const kinds = kindsSeenBy(caller);
  if (!email || (kinds && !kinds.includes(email.content.kind)))
    throw new ApiError('NOT_FOUND', 'There is no such email. It may have been erased.');
  return email;
};

/** One email as it was sent, and how often it was sent again. @throws NOT_FOUND */
export const showEmail = async (needs: EmailNeeds, email: EmailRecord): Promise<KeptEmail> => {
  const { database, config, agency } = needs;
  const resends = await emailRepository(database).listResends(email._id);
  return presentEmail(writingConfigOf(config, await agency()), email, resends);
};
