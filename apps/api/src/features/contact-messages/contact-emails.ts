import type { Dependencies } from '../../dependencies.ts';
import { type EmailSource, emailSource } from '../emails/index.ts';
import type { ContactMessageRecord } from './contact-message.model.ts';
import { contactMessageRepository } from './contact-message.repository.ts';

/** The due emails of a contact message: one to its sender, one to the agency, and one for each reply. */
export const contactEmails = ({ database, config }: Pick<Dependencies, 'database' | 'config'>): EmailSource => {
  const messages = contactMessageRepository(database);
  const agency = config.EMAIL_REPLY_TO ?? config.EMAIL_FROM;
  return emailSource<ContactMessageRecord>('message', messages.dueEmails, async ({ _id }, { kind, of }) => {
    const found = await messages.findById(_id);
    if (!found) return null;
    const { name, email, message, replies = [] } = found;
    const nobody = { userId: null, bookingId: null };
    const sender = { to: email, ...nobody, language: found.language };
    if (kind === 'contact-received') return { ...sender, content: { kind } };
    if (kind === 'contact-reply') {
      const reply = replies.find((one) => String(one._id) === of);
      return reply ? { ...sender, content: { kind, name, message, reply: reply.text } } : null;
    }
    if (kind !== 'contact-forwarded' || !agency) return null;
    return { to: agency, about: email, ...nobody, content: { kind, name, email, message } };
  });
};
