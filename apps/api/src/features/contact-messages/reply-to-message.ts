import type { InboxMessage, NewReply } from '@wayfarer/contracts';
import { versionConflict } from '../../database/edited-version.ts';
import { newId, objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { presentMessage } from './contact-message.presenter.ts';
import { contactMessageRepository } from './contact-message.repository.ts';
import { findMessage, getMessage } from './find-message.ts';

/** All replies are in one document. */
const MAX_REPLIES = 100;

/**
 * Stores a reply with its due email. Repeated under the same version, as after a lost answer or a double
 * click, it succeeds without effect.
 * @throws NOT_FOUND, VALIDATION; CONFLICT when somebody has replied or changed the message since it was read
 */
export const replyToMessage = async (
  dependencies: Pick<Dependencies, 'database' | 'config' | 'clock'>,
  caller: Caller,
  id: string,
  { version, reply: text, isDone }: NewReply,
): Promise<InboxMessage> => {
  const before = await getMessage(dependencies, id);
  if ((before.replies?.length ?? 0) >= MAX_REPLIES) throw new ApiError('VALIDATION', 'This message already has 100 replies.');
  const reply = { _id: objectIdOf(newId()), text, at: dependencies.clock(), by: objectIdOf(caller.userId) };
  const messages = contactMessageRepository(dependencies.database);
  const after = await messages.addReply(before._id, reply, { isDone, edited: version });
  if (after) return presentMessage(dependencies, after);
  const present = await getMessage(dependencies, id);
  const last = present.replies?.at(-1);
  const isSame = present.version === version + 1 && last?.text === text && String(last.by) === caller.userId;
  if (!isSame) throw versionConflict('message', await findMessage(dependencies, id));
  return presentMessage(dependencies, present);
};
