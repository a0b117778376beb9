import type { Database } from '../../database/connect.ts';
import { wrongField } from '../../errors/wrong-field.ts';
import { destinationRepository } from '../destinations/index.ts';

/** @throws VALIDATION at the field `destination` */
export const assertDestinationExists = async (database: Database, destinationId: string): Promise<void> => {
  if (await destinationRepository(database).findById(destinationId)) return;
  throw wrongField('destination', 'This destination no longer exists. Choose another.');
};
