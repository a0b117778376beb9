import type { Details, User } from '@wayfarer/contracts';
import type { UserRecord } from './user.model.ts';

/** What an account says of its person. */
export const presentDetails = ({ name, phone, invoiceTo }: Pick<UserRecord, 'name' | 'phone' | 'invoiceTo'>): Details => ({
  ...(name === undefined ? {} : { name }),
  ...(phone === undefined ? {} : { phone }),
  ...(invoiceTo === undefined ? {} : { invoiceTo }),
});

/** A user as it leaves the server; the hash of the password never does. */
export const presentUser = (user: UserRecord): User => {
  const id = String(user._id);
  const { invoiceTo: _, ...person } = presentDetails(user);
  return { _id: id, id, username: user.username, email: user.email, role: user.role, ...person };
};
