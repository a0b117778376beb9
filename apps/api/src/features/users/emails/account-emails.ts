import type { Dependencies } from '../../../dependencies.ts';
import { type EmailSource, emailSource } from '../../emails/index.ts';
import type { EmailedLinkRecord } from '../links/emailed-link.model.ts';
import { emailedLinkRepository } from '../links/emailed-link.repository.ts';
import type { UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';

/** The emails that carry a link. Nobody is told where the address has no account, or the link is too old to be of use. */
export const linkEmails = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): EmailSource => {
  const links = emailedLinkRepository(database);
  return emailSource<EmailedLinkRecord>('link', links.dueEmails, async ({ emailKey, nonce, expiresAt }, { kind }) => {
    const user = await userRepository(database).findByEmail(emailKey);
    if (!user || kind !== 'password-reset' || expiresAt <= clock()) return null;
    const content = { kind, username: user.username, nonce, validUntil: expiresAt } as const;
    return { to: user.email, userId: user._id, bookingId: null, content };
  });
};

/** The emails that accounts owe. */
export const accountEmails = ({ database }: Pick<Dependencies, 'database'>): EmailSource =>
  emailSource<UserRecord>('user', userRepository(database).dueEmails, async ({ _id }, { kind, at }) => {
    const user = await userRepository(database).findById(String(_id));
    if (!user) return null;
    const { username, email: to } = user;
    const whose = { to, userId: _id, bookingId: null };
    if (kind === 'welcome') return { ...whose, content: { kind, username } };
    return kind === 'password-changed' ? { ...whose, content: { kind, username, changedAt: at } } : null;
  });
