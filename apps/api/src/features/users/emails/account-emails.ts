import type { Dependencies } from '../../../dependencies.ts';
import { type EmailSource, emailSource } from '../../emails/index.ts';
import type { EmailedLinkRecord } from '../links/emailed-link.model.ts';
import { emailedLinkRepository } from '../links/emailed-link.repository.ts';
import type { UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';

/** The emails that carry a link. Nobody is told where the address has no account, or the link is too old to be of use. */
export const linkEmails = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): EmailSource => {
  const links = emailedLinkRepository(database);
  const users = userRepository(database);
  return emailSource<EmailedLinkRecord>('link', links.dueEmails, async (link, { kind }) => {
    if (link.expiresAt <= clock() || (kind !== 'password-reset' && kind !== 'confirm-email')) return null;
    const user = await (kind === 'password-reset' ? users.findByEmail(link.emailKey) : users.findById(String(link.userId)));
    if (!user) return null;
    // An address that somebody else has is not confirmed; its owner hears nothing of it.
    if (kind === 'confirm-email' && link.emailKey !== user.emailKey && (await users.findByEmail(link.emailKey))) return null;
    const to = kind === 'password-reset' ? user.email : link.email;
    const content = { kind, username: user.username, nonce: link.nonce, validUntil: link.expiresAt } as const;
    return { to, userId: user._id, bookingId: null, content };
  });
};

/** The emails that accounts owe. */
export const accountEmails = ({ database }: Pick<Dependencies, 'database'>): EmailSource =>
  emailSource<UserRecord>('user', userRepository(database).dueEmails, async ({ _id }, { kind, of, at }) => {
    const user = await userRepository(database).findById(String(_id));
    if (!user) return null;
    const { username, email, formerEmail } = user;
    const isFormer = kind === 'email-changed' && of?.startsWith('former') === true;
    const to = isFormer ? formerEmail : email;
    if (to === null) return null;
    const whose = { to, userId: _id, bookingId: null };
    if (kind === 'welcome') return { ...whose, content: { kind, username } };
    if (kind === 'email-changed') return { ...whose, about: email, content: { kind, username, isFormer, email, changedAt: at } };
    return kind === 'password-changed' ? { ...whose, content: { kind, username, changedAt: at } } : null;
  });
