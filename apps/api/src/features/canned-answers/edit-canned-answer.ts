import type { CannedAnswer, CannedAnswerForm } from '@wayfarer/contracts';
import { versionConflict } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { presentCannedAnswer } from './canned-answer.presenter.ts';
import { cannedAnswerRepository } from './canned-answer.repository.ts';
import { noSuchAnswer } from './no-such-answer.ts';

/** @throws NOT_FOUND; CONFLICT where somebody else has changed it meanwhile */
export const editCannedAnswer = async (
  { database }: Pick<Dependencies, 'database'>,
  id: string,
  form: CannedAnswerForm,
): Promise<{ answer: CannedAnswer }> => {
  const answers = cannedAnswerRepository(database);
  const changed = await answers.change(id, form);
  if (!changed) {
    const present = await answers.find(id);
    throw present ? versionConflict('answer', presentCannedAnswer(present)) : noSuchAnswer();
  }
  const { version } = changed;
  recordChange({ thing: 'canned answer', id, from: { version: form.version }, to: { version } });
  return { answer: presentCannedAnswer(changed) };
};
