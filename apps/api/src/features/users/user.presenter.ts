import type { User } from '@wayfarer/contracts';
import type { UserRecord } from './user.model.ts';

/** A user as it leaves the server; the hash of the password never does. */
export const presentUser = (user: UserRecord): User => {
  const id = String(user._id);
  return { _id: id, id, username: user.username, email: user.email, role: user.role };
};
