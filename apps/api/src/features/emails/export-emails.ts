import type { AccountExport } from '@wayfarer/contracts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { emailRepository } from './email.repository.ts';
import { writeKeptEmail } from './write-kept-email.ts';

/**
 * The emails to the owner of an account, oldest first.
 * @param owner `email` is null where the address is not confirmed
 */
export const exportEmails = async (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  owner: { readonly id: string; readonly email: string | null },
): Promise<Pick<AccountExport, 'emails'>> => {
  const emails: AccountExport['emails'] = [];
  for (const kept of await emailRepository(database).listTo({ userId: objectIdOf(owner.id), email: owner.email })) {
    const { asSent, ...email } = kept;
    const { subject, text } = asSent ?? (await writeKeptEmail(config, email));
    const { to, causedAt, sentAt } = email;
    emails.push({ to, subject, text, causedAt: causedAt.toISOString(), sentAt: sentAt?.toISOString() ?? null });
  }
  return { emails };
};
