import type { AccountExport } from '@wayfarer/contracts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { emailRepository, type ReadEmail } from './email.repository.ts';
import { writeKeptEmail } from './write-kept-email.ts';

/**
 * The emails to the owner of an account, oldest first.
 * @param owner `email` is null where the address is not confirmed
 */
export const exportEmails = async function* (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  owner: { readonly id: string; readonly email: string | null },
): AsyncGenerator<AccountExport['emails']> {
  const present = async ({ asSent, ...email }: ReadEmail) => {
    const { subject, text } = asSent ?? (await writeKeptEmail(config, email));
    const { to, causedAt, sentAt } = email;
    return { to, subject, text, causedAt: causedAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
  };
  for await (const page of emailRepository(database).pagesTo({ userId: objectIdOf(owner.id), email: owner.email })) {
    const emails: AccountExport['emails'] = [];
    // One after the other: each that is written anew takes a moment of the processor.
    for (const email of page) emails.push(await present(email));
    yield emails;
  }
};
