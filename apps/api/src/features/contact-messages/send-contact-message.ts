import type { ContactMessage } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import { languageOfPage } from '../../language/own-language.ts';
import { contactMessageRepository } from './contact-message.repository.ts';

/**
 * One address gets one acknowledgement in this period, in milliseconds: anybody can use any address as the
 * sender.
 */
const ACKNOWLEDGE_INTERVAL_MS = 24 * 60 * 60_000;

/** Stores a visitor's message. The sentence returned may be shown to the sender. */
export const sendContactMessage = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { name, email, message }: ContactMessage,
): Promise<{ message: string }> => {
  const messages = contactMessageRepository(database);
  const receivedAt = clock();
  const since = new Date(receivedAt.getTime() - ACKNOWLEDGE_INTERVAL_MS);
  const isAcknowledged = !(await messages.hasWrittenSince(email, since));
  await messages.insert({ name, email, message, receivedAt, ...languageOfPage() }, { isAcknowledged });
  return { message: t('Thank you. We will write back to you soon.') };
};
