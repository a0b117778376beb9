import type { Dependencies } from '../../../dependencies.ts';
import { type EmailSource, emailSource } from '../../emails/index.ts';
import type { UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';

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
