import type { Connection, QueryFilter, UpdateQuery } from 'mongoose';
import { jobMarksOf } from '../../database/job-marks.ts';
import { modelOf } from '../../database/model-of.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type UserRecord, userSchema } from './user.model.ts';

/**
 * Changes a user who may stop being an admin. The change and the count of remaining admins are one
 * transaction, so no crash is in between; all of these transactions write one mark, so two that remove
 * different admins cannot both count the other one (docs/decisions/0088).
 * @throws LAST_ADMIN; then nothing has changed
 * @returns the user as they were before; null where there is none
 */
export const changeKeepingAnAdmin = async (
  database: Connection,
  filter: QueryFilter<UserRecord>,
  update: UpdateQuery<UserRecord>,
): Promise<UserRecord | null> => {
  const users = modelOf(database, 'User', userSchema);
  const other = await users.findOneAndUpdate({ ...filter, role: { $ne: 'admin' } }, update).lean<UserRecord>();
  if (other) return other;
  const session = await database.startSession();
  try {
    return await session.withTransaction(async () => {
      const mark = { _id: 'last taking of an admin' };
      await jobMarksOf(database).updateOne(mark, { $inc: { times: 1 } }, { session, upsert: true });
      const before = await users.findOneAndUpdate(filter, update, { session }).lean<UserRecord>();
      if (before && (await users.countDocuments({ role: 'admin', withdrawnAt: null }, { session })) === 0)
        throw new ApiError('LAST_ADMIN');
      return before;
    });
  } finally {
    await session.endSession();
  }
};
