import type { InboxMessage } from '@wayfarer/contracts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { ContactMessageRecord } from './contact-message.model.ts';
import { presentMessage } from './contact-message.presenter.ts';
import { contactMessageRepository } from './contact-message.repository.ts';

/** @throws NOT_FOUND */
export const getMessage = async ({ database }: Pick<Dependencies, 'database'>, id: string): Promise<ContactMessageRecord> => {
  const found = await contactMessageRepository(database).findById(objectIdOf(id));
  if (!found) throw new ApiError('NOT_FOUND', 'There is no such message.');
  return found;
};

/** One message as an admin reads it. @throws NOT_FOUND */
export const findMessage = async (
  dependencies: Pick<Dependencies, 'database' | 'config' | 'clock'>,
  id: string,
): Promise<InboxMessage> => presentMessage(dependencies, await getMessage(dependencies, id));
