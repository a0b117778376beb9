import type { Letter, LetterKind, LetterWords } from '@wayfarer/contracts';
import { versionConflict } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { assertFieldsExist } from './assert-fields-exist.ts';
import { presentLetter } from './letter.presenter.ts';
import { letterRepository } from './letter.repository.ts';

/** For the permanent log: whose words, not which; they may name persons. */
const loggedOf = ({ own, version }: Letter) => ({ words: own ? 'own' : 'ours', version });

/**
 * Words an email, or takes the product's words again. Emails that are sent from now on have them.
 * @param own null for the product's words
 * @throws VALIDATION for a field that the email does not have; CONFLICT where somebody else has changed it
 */
export const changeLetter = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  kind: LetterKind,
  { own, version }: { readonly own: LetterWords | null; readonly version: number },
): Promise<{ letter: Letter }> => {
  if (own) assertFieldsExist(kind, own);
  const letters = letterRepository(database);
  const from = presentLetter(kind, await letters.find(kind));
  const at = clock();
  if (from.version !== version || !(await letters.change({ _id: kind, version, at, own })))
    throw versionConflict('letter', presentLetter(kind, await letters.find(kind)));
  const letter = presentLetter(kind, { _id: kind, version: version + 1, at, own });
  recordChange({ thing: 'letter', id: kind, from: loggedOf(from), to: loggedOf(letter) });
  return { letter };
};
