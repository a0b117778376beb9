import type { Details, User } from '@wayfarer/contracts';
import { newId, objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { presentUser } from '../user.presenter.ts';
import { userRepository } from '../user.repository.ts';

/**
 * Adds a traveller whom staff know. No email is sent, and nobody can log in until the owner of the address
 * asks for a link to choose a password.
 * @throws USERNAME_TAKEN, EMAIL_TAKEN
 */
export const addWithoutPassword = async (
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  who: Details & { username: string; email: string },
): Promise<User> => {
  const _id = objectIdOf(newId());
  const added = await userRepository(database).insertCustomer({ _id, ...who, createdAt: clock() }, config.SITE_TIME_ZONE);
  recordChange({ thing: 'user', id: String(added._id), from: null, to: { role: 'user' } });
  return presentUser(added);
};
