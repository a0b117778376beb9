import { type CannedAnswer, MAX_CANNED_ANSWERS, type NewCannedAnswer } from '@wayfarer/contracts';
import { newId, objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { wrongField } from '../../errors/wrong-field.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { presentCannedAnswer } from './canned-answer.presenter.ts';
import { cannedAnswerRepository } from './canned-answer.repository.ts';

/** @throws VALIDATION, also where there are as many as there may be; of two at that moment both are kept */
export const addCannedAnswer = async (
  { database }: Pick<Dependencies, 'database'>,
  form: NewCannedAnswer,
): Promise<{ answer: CannedAnswer }> => {
  const answers = cannedAnswerRepository(database);
  if ((await answers.list()).length >= MAX_CANNED_ANSWERS)
    throw wrongField('title', `There are ${MAX_CANNED_ANSWERS} answers already. Delete one that nobody uses.`);
  const added = { _id: objectIdOf(newId()), ...form, version: 1 };
  await answers.insert(added);
  recordChange({ thing: 'canned answer', id: String(added._id), from: null, to: { version: 1 } });
  return { answer: presentCannedAnswer(added) };
};
