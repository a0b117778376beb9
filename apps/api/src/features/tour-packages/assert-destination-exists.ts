import type { Database } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { destinationRepository } from '../destinations/index.ts';

/** @throws VALIDATION at the field `destination` */
export const assertDestinationExists = async (database: Database, destinationId: string): Promise<void> => {
  if (await destinationRepository(database).findById(destinationId)) return;
  const sentence = 'This destination no longer exists. Choose another.';
  throw new ApiError('VALIDATION', sentence, { destination: sentence });
};
