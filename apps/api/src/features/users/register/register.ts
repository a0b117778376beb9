import type { Registration, User } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { languageOfPage } from '../../../language/own-language.ts';
import type { UserRecord } from '../user.model.ts';
import { presentUser } from '../user.presenter.ts';
import { userRepository } from '../user.repository.ts';

/** What the server alone decides of a new account. */
type Given = {
  readonly role?: UserRecord['role'];
  /** Its owner has shown already that they read the mailbox. */
  readonly isEmailVerified?: boolean;
};

/**
 * Creates an account, which reads in the language of the page where it is created. The role is the server's
 * choice alone; the first admin comes from a command.
 * @throws USERNAME_TAKEN, EMAIL_TAKEN, BUSY
 */
export const register = async (
  { database, passwords, clock, config }: Pick<Dependencies, 'database' | 'passwords' | 'clock' | 'config'>,
  { password, ...who }: Registration,
  { role = 'user', isEmailVerified = false }: Given = {},
): Promise<User> => {
  const passwordHash = await passwords.hash(password, who.username);
  const createdAt = clock();
  const emailVerifiedAt = isEmailVerified ? createdAt : null;
  const user = { ...who, role, passwordHash, createdAt, emailVerifiedAt, ...languageOfPage() };
  return presentUser(await userRepository(database).insert(user, config.SITE_TIME_ZONE));
};
