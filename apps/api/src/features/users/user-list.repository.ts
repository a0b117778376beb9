import type { Role, UserFilter, UserSort } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { chooseListIndex } from '../../database/lists/choose-list-index.ts';
import { listOrderOf } from '../../database/lists/list-order.ts';
import { listPage, type PageOf, type PageRequest } from '../../database/lists/list-page.ts';
import { modelOf } from '../../database/model-of.ts';
import type { ObjectId } from '../../database/object-ids.ts';
import { idsFound } from './search/ids-found.repository.ts';
import { type UserRecord, userListIndexes, userSchema } from './user.model.ts';
import { present } from './user-keys.ts';

/** What may be left out is asked as the contract says. */
export type UserListRequest = Partial<UserFilter> & PageRequest & { /** Of found ones those alone. */ readonly role?: Role };

const fields = {
  createdAt: 'createdAt',
  username: 'usernameKey',
  email: 'emailKey',
} as const satisfies Record<Exclude<UserSort, `-${string}`>, keyof UserRecord>;

/**
 * @param others whom the search means for another reason than their names and addresses
 * @throws VALIDATION when a search matches too much
 */
export const listUsers = async (
  database: Connection,
  { search, sort = '-createdAt', role, ...page }: UserListRequest,
  others: readonly ObjectId[] = [],
): Promise<PageOf<UserRecord>> => {
  const users = modelOf(database, 'User', userSchema);
  const order = listOrderOf(sort, fields);
  if (search) {
    const ids = [...others, ...(await idsFound(database, search))];
    return listPage(users, { _id: { $in: ids }, ...present, ...(role ? { role } : {}) }, order, page, { hint: { _id: 1 } });
  }
  const hint = await chooseListIndex(users, userListIndexes, { equals: present, ranges: {}, order: order.field });
  return listPage(users, present, order, page, { hint });
};
