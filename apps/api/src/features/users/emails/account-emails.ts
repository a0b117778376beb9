import type { Dependencies } from '../../../dependencies.ts';
import { type EmailSource, emailSource, linkHashOf } from '../../emails/index.ts';
import type { EmailedLinkRecord } from '../links/emailed-link.model.ts';
import { emailedLinkRepository } from '../links/emailed-link.repository.ts';
import { hasPassword } from '../passwords/no-password.ts';
import { sessionRepository } from '../sessions/session.repository.ts';
import type { UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';
import { composeJoined } from './compose-joined.ts';
import { nameInEmails } from './name-in-emails.ts';

/**
 * The emails that carry a link. Nobody is told where the address has no account, or the link is too old to be
 * of use.
 */
export const linkEmails = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): EmailSource => {
  const links = emailedLinkRepository(database);
  const users = userRepository(database);
  return emailSource<EmailedLinkRecord>('link', links.dueEmails, async (link, { kind }) => {
    if (link.expiresAt <= clock() || (kind !== 'password-reset' && kind !== 'confirm-email')) return null;
    const user = await (kind === 'password-reset' ? users.findByEmail(link.emailKey) : users.findById(String(link.userId)));
    if (!user) return null;
    // An address that the desk set has shown nothing until its reader has used the link that confirms it.
    if (kind === 'password-reset' && user.addressByDeskAt && !user.emailVerifiedAt && hasPassword(user)) return null;
    // An address that somebody else has is not confirmed; its owner hears nothing of it.
    if (kind === 'confirm-email' && link.emailKey !== user.emailKey && (await users.findByEmail(link.emailKey))) return null;
    const to = kind === 'password-reset' ? user.email : link.email;
    const content = {
      kind,
      username: user.username,
      ...nameInEmails(user, user.name),
      nonce: link.nonce,
      validUntil: link.expiresAt,
    } as const;
    return { to, userId: user._id, bookingId: null, language: user.language, content };
  });
};

/** For how long the link of a welcome works, in milliseconds: 7 days. */
const WELCOME_LASTS_MS = 7 * 24 * 60 * 60_000;

/** The due emails of accounts. */
export const accountEmails = ({ database, config }: Pick<Dependencies, 'database' | 'config'>): EmailSource => {
  const users = userRepository(database);
  return emailSource<UserRecord>('user', users.dueEmails, async ({ _id }, { kind, of, at }) => {
    const user = await users.findById(String(_id));
    if (!user) return null;
    const { username, email, formerEmail, emailKey } = user;
    const isConfirmed = Boolean(user.emailVerifiedAt);
    const who = { username, ...nameInEmails(user, user.name) };
    const whose = { to: email, isConfirmed, userId: _id, bookingId: null, language: user.language };
    // An invitation has confirmed it already.
    if (kind === 'welcome' && isConfirmed) return { ...whose, content: { kind, ...who, nonce: null } };
    if (kind === 'welcome') {
      // Made of the account alone, so that it is the same each time that the email is composed.
      const nonce = `welcome ${String(_id)}`;
      const expiresAt = new Date(at.getTime() + WELCOME_LASTS_MS);
      const link = { nonce, purpose: 'confirm-email', userId: _id, email, emailKey, askedAt: at, expiresAt } as const;
      const links = emailedLinkRepository(database);
      await links.insertOnce({ _id: linkHashOf(config, nonce), ...link });
      // A deletion disables the user before it erases their links: if the user is gone now, that may have
      // happened just before this one was stored.
      if (!(await users.isPresent(String(_id)))) {
        await links.eraseOf(user);
        return null;
      }
      return { ...whose, content: { kind, ...who, nonce, validUntil: expiresAt } };
    }
    if (kind === 'email-changed') {
      const isFormer = of?.startsWith('former') === true;
      const to = isFormer ? formerEmail : email;
      return to === null ? null : { ...whose, to, about: email, content: { kind, ...who, isFormer, email, changedAt: at } };
    }
    if (kind === 'accounts-joined') return composeJoined(user, of ?? '', at);
    if (kind === 'already-registered') return { ...whose, content: { kind, ...who } };
    // What happens in an account is nothing to an address that may be anybody's.
    if (!isConfirmed) return null;
    if (kind === 'new-login') {
      const session = await sessionRepository(database).findWithUser(of ?? '');
      return { ...whose, content: { kind, ...who, browser: session?.browser ?? null, at } };
    }
    if (kind === 'two-factor-changed')
      return { ...whose, content: { kind, ...who, isOn: of?.startsWith('on') === true, changedAt: at } };
    if (kind === 'passkey-changed')
      return { ...whose, content: { kind, ...who, isAdded: of?.startsWith('added') === true, changedAt: at } };
    const hasPasskeys = (user.passkeys?.length ?? 0) > 0;
    return kind === 'password-changed' ? { ...whose, content: { kind, ...who, changedAt: at, hasPasskeys } } : null;
  });
};
