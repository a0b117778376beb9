import type { AccountExport } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { contactMessageRepository } from './contact-message.repository.ts';

/**
 * The messages that the owner of an account wrote, and what was replied.
 * @param email null where the address is not confirmed: messages are known by nothing else
 */
export const exportContactMessages = async function* (
  { database }: Pick<Dependencies, 'database'>,
  email: string | null,
): AsyncGenerator<AccountExport['messages']> {
  if (email === null) return;
  for await (const page of contactMessageRepository(database).pagesFrom(email))
    yield page.map(({ name, message, language, receivedAt, replies = [] }) => ({
      name,
      message,
      ...(language === undefined ? {} : { language }),
      receivedAt: receivedAt.toISOString(),
      replies: replies.map(({ text, at }) => ({ text, sentAt: at.toISOString() })),
    }));
};
