import { isStaff, type Role, roleSchema, type UserFilter, type UserSort } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { chooseListIndex } from '../../database/lists/choose-list-index.ts';
import { listOrderOf } from '../../database/lists/list-order.ts';
import { listPage, type PageOf, type PageRequest } from '../../database/lists/list-page.ts';
import { modelOf } from '../../database/model-of.ts';
import type { ObjectId } from '../../database/object-ids.ts';
import { idsFound } from './search/ids-found.repository.ts';
import { roleListIndexes, STAFF_BY_NAME, type UserRecord, userListIndexes, userSchema } from './user.model.ts';
import { present } from './user-keys.ts';

/** What may be left out is asked as the contract says. */
export type UserListRequest = Partial<UserFilter> & PageRequest & { /** Those alone. */ readonly role?: Role };

const staffRoles = roleSchema.options.filter(isStaff);

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
  const wanted = { ...present, ...(role ? { role } : {}) };
  if (search) {
    const ids = [...others, ...(await idsFound(database, search))];
    return listPage(users, { _id: { $in: ids }, ...wanted }, order, page, { hint: { _id: 1 } });
  }
  const indexes = role ? roleListIndexes : userListIndexes;
  const hint = await chooseListIndex(users, indexes, { equals: wanted, ranges: {}, order: order.field });
  return listPage(users, wanted, order, page, { hint });
};

/** Who works here, by username. */
export const listStaffMembers = (database: Connection, page: PageRequest): Promise<PageOf<UserRecord>> =>
  listPage(
    modelOf(database, 'User', userSchema),
    { role: { $in: staffRoles }, ...present },
    { field: 'usernameKey', direction: 1 },
    page,
    { hint: STAFF_BY_NAME },
  );
