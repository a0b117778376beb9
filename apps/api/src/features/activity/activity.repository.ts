import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { type ActivityRecord, activitySchema } from './activity.model.ts';

/** The only access to the log of admin actions: entries can only be added. */
export const activityRepository = (database: Connection) => {
  const entries = modelOf(database, 'Activity', activitySchema);
  return {
    add: async (entry: Omit<ActivityRecord, '_id'>): Promise<void> => {
      await entries.create(entry);
    },
  };
};
