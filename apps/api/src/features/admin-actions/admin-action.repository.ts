import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { type AdminActionRecord, adminActionSchema } from './admin-action.model.ts';

/** The only access to the log of admin actions: entries can only be added. */
export const adminActionRepository = (database: Connection) => {
  const entries = modelOf(database, 'AdminAction', adminActionSchema);
  return {
    add: async (entry: Omit<AdminActionRecord, '_id'>): Promise<void> => {
      await entries.create(entry);
    },
  };
};
