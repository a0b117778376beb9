import { groupDigits, HIGHEST_COUNT, type UserFilter, type UserSort } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { auditContext } from '../../audit-context.ts';
import { chooseListIndex } from '../../database/lists/choose-list-index.ts';
import { listOrderOf } from '../../database/lists/list-order.ts';
import { listPage, type PageOf, type PageRequest } from '../../database/lists/list-page.ts';
import { prefixRange } from '../../database/lists/prefix-range.ts';
import { modelOf } from '../../database/model-of.ts';
import { ApiError } from '../../errors/api-error.ts';
import { countOf } from '../figures/index.ts';
import { type UserRecord, userListIndexes, userSchema } from './user.model.ts';

/** What may be left out is asked as the contract says. */
export type UserListRequest = Partial<UserFilter> & PageRequest;

const fields = {
  createdAt: 'createdAt',
  username: 'usernameKey',
  email: 'emailKey',
} as const satisfies Record<Exclude<UserSort, `-${string}`>, keyof UserRecord>;

/** Users who are not withdrawn and whose key has a prefix, up to a limit. */
export const idsBeginning = async (
  database: Connection,
  key: 'usernameKey' | 'emailKey',
  beginning: string,
  most: number,
): Promise<Types.ObjectId[]> => {
  const found = await modelOf(database, 'User', userSchema)
    .find({ withdrawnAt: null, [key]: prefixRange(beginning.toLowerCase()) }, { _id: 1 })
    .hint({ withdrawnAt: 1, [key]: 1, _id: 1 })
    .limit(most)
    .lean<{ _id: Types.ObjectId }[]>();
  return found.map(({ _id }) => _id);
};

/** No index has names and addresses in one order, so matches are sorted in the database, up to the limit of a counted total. */
const idsFound = async (database: Connection, search: string): Promise<Types.ObjectId[]> => {
  const keys = ['usernameKey', 'emailKey'] as const;
  const found = await Promise.all(keys.map((key) => idsBeginning(database, key, search, HIGHEST_COUNT + 1)));
  const ids = new Map(found.flat().map((id) => [String(id), id]));
  if (ids.size <= HIGHEST_COUNT) return [...ids.values()];
  const sentence = `More than ${groupDigits(HIGHEST_COUNT)} users begin with “${search}”. Type more letters.`;
  throw new ApiError('VALIDATION', sentence, { search: sentence });
};

/** @throws VALIDATION when a search matches too much */
export const listUsers = async (
  database: Connection,
  { search, sort = '-createdAt', ...page }: UserListRequest,
): Promise<PageOf<UserRecord>> => {
  const users = modelOf(database, 'User', userSchema);
  const order = listOrderOf(sort, fields);
  const present = { withdrawnAt: null };
  if (search)
    return listPage(users, { _id: { $in: await idsFound(database, search) }, ...present }, order, page, { hint: { _id: 1 } });
  const hint = await chooseListIndex(users, userListIndexes, { equals: present, ranges: {}, order: order.field });
  const keptCount = () => countOf(database, 'users', auditContext().clock());
  return listPage(users, present, order, page, { hint, keptCount });
};
