import type { ContactMessage } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { contactMessageRepository } from './contact-message.repository.ts';

/** Stores what a visitor writes. The sentence is what a sender may be shown. */
export const sendContactMessage = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  message: ContactMessage,
): Promise<{ message: string }> => {
  await contactMessageRepository(database).insert({ ...message, receivedAt: clock() });
  return { message: 'Thank you. We will write back to you soon.' };
};
