import type { Dependencies } from '../../dependencies.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { cannedAnswerRepository } from './canned-answer.repository.ts';
import { noSuchAnswer } from './no-such-answer.ts';

/** @throws NOT_FOUND */
export const deleteCannedAnswer = async ({ database }: Pick<Dependencies, 'database'>, id: string): Promise<{ id: string }> => {
  const removed = await cannedAnswerRepository(database).remove(id);
  if (!removed) throw noSuchAnswer();
  recordChange({ thing: 'canned answer', id, from: { version: removed.version }, to: null });
  return { id };
};
