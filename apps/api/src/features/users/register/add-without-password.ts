import type { User } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { nobodysHash } from '../passwords/nobodys-hash.ts';
import { presentUser } from '../user.presenter.ts';
import { userRepository } from '../user.repository.ts';

/**
 * Adds a traveller whom staff know. No email is sent, and nobody can log in until the owner of the address
 * asks for a link to choose a password.
 * @throws USERNAME_TAKEN, EMAIL_TAKEN
 */
export const addWithoutPassword = async (
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  { username, email }: { username: string; email: string },
): Promise<User> => {
  const added = await userRepository(database).insert(
    {
      username,
      email,
      role: 'user',
      passwordHash: nobodysHash(config.PASSWORD_COST),
      createdAt: clock(),
      emailVerifiedAt: null,
    },
    { isWelcomed: false },
  );
  recordChange({ thing: 'user', id: String(added._id), from: null, to: { role: 'user' } });
  return presentUser(added);
};
