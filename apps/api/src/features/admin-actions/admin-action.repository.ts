import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { type AdminActionRecord, adminActionSchema } from './admin-action.model.ts';

/** The only way to the log of what admins do: entries are added, and nothing else. */
export const adminActionRepository = (database: Connection) => {
  const entries = modelOf(database, 'AdminAction', adminActionSchema);
  return {
    add: async (entry: Omit<AdminActionRecord, '_id'>): Promise<void> => {
      await entries.create(entry);
    },
  };
};
