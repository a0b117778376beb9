import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { type UserRecord, userSchema } from '../user.model.ts';

type Named = Pick<UserRecord, '_id' | 'username' | 'name' | 'joinedInto'>;

/**
 * Users as they are named, by their ids: withdrawn users included, erased ones not. A closed account that was
 * joined into another one is named as that one is.
 */
export const findNamed = async (database: Connection, ids: readonly string[]): Promise<Map<string, Named>> => {
  const users = modelOf(database, 'User', userSchema);
  const find = (among: readonly UserRecord['_id'][]) =>
    users.find({ _id: { $in: among } }, { username: 1, name: 1, joinedInto: 1 }).lean<Named[]>();
  const found = await find(ids.map(objectIdOf));
  const into = found.flatMap(({ joinedInto }) => joinedInto ?? []);
  const kept = new Map((into.length === 0 ? [] : await find(into)).map((user) => [String(user._id), user]));
  return new Map(found.map((user) => [String(user._id), kept.get(String(user.joinedInto)) ?? user]));
};
