import type { Dependencies } from '../../dependencies.ts';
import { type EmailSource, emailSource } from '../emails/index.ts';
import type { ContactMessageRecord } from './contact-message.model.ts';
import { contactMessageRepository } from './contact-message.repository.ts';

/** The emails that a contact message owes: one to its sender, one to the agency. */
export const contactEmails = ({ database, config }: Pick<Dependencies, 'database' | 'config'>): EmailSource => {
  const messages = contactMessageRepository(database);
  const agency = config.EMAIL_REPLY_TO ?? config.EMAIL_FROM;
  return emailSource<ContactMessageRecord>('message', messages.dueEmails, async ({ _id, name, email, message }, { kind }) => {
    if (!(await messages.isThere(_id))) return null;
    const nobody = { userId: null, bookingId: null };
    if (kind === 'contact-received') return { to: email, ...nobody, content: { kind } };
    if (kind !== 'contact-forwarded' || !agency) return null;
    return { to: agency, about: email, ...nobody, content: { kind, name, email, message } };
  });
};
