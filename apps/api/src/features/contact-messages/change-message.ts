import type { InboxMessage, MessageChange } from '@wayfarer/contracts';
import { versionConflict } from '../../database/edited-version.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { wrongField } from '../../errors/wrong-field.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { userRepository } from '../users/index.ts';
import { presentMessage } from './contact-message.presenter.ts';
import { contactMessageRepository, type MessageState } from './contact-message.repository.ts';
import { findMessage, getMessage } from './find-message.ts';

const told = ({ isDone, assigneeId }: MessageState) => ({ isDone, assignee: assigneeId && String(assigneeId) });

/**
 * Marks a message as done or open, or assigns it. Changes nothing if it already is so.
 * @throws NOT_FOUND; VALIDATION when the assignee may not answer messages; CONFLICT when somebody else has
 * changed it meanwhile
 */
export const changeMessage = async (
  dependencies: Pick<Dependencies, 'database' | 'config' | 'clock'>,
  id: string,
  { version, isDone, assigneeId }: MessageChange,
): Promise<InboxMessage> => {
  const { database } = dependencies;
  const found = await getMessage(dependencies, id);
  const before: MessageState = { isDone: found.isDone ?? false, assigneeId: found.assigneeId ?? null };
  const state: MessageState = {
    isDone: isDone ?? before.isDone,
    assigneeId: assigneeId === undefined ? before.assigneeId : assigneeId === null ? null : objectIdOf(assigneeId),
  };
  if (JSON.stringify(told(state)) === JSON.stringify(told(before))) return presentMessage(dependencies, found);
  const staff = assigneeId ? await userRepository(database).listWith('answer-messages') : [];
  if (assigneeId && !staff.some(({ _id }) => String(_id) === assigneeId.toLowerCase()))
    throw wrongField('assigneeId', 'Choose a member of staff.');
  const after = await contactMessageRepository(database).setState(found._id, state, version);
  if (!after) throw versionConflict('message', await findMessage(dependencies, id));
  recordChange({ thing: 'message', id, from: told(before), to: told(state) });
  return presentMessage(dependencies, after);
};
