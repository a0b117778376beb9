import type { Letter, LetterKind, LetterWords, SentTranslations } from '@wayfarer/contracts';
import { versionConflict } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { assertFieldsExist } from './assert-fields-exist.ts';
import { presentLetter } from './letter.presenter.ts';
import { letterRepository } from './letter.repository.ts';
import { toldLetter } from './told-letter.ts';
import { translatedLetter } from './translated-letter.ts';

type Change = {
  /** Null for the product's words. */
  readonly own: LetterWords | null;
  readonly translations?: SentTranslations;
  readonly version: number;
};

/**
 * Words an email, in English and in other languages, or takes the product's words again, in each language.
 * Emails that are sent from now on have them.
 * @throws VALIDATION for a field that the email does not have; CONFLICT where somebody else has changed it
 */
export const changeLetter = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  kind: LetterKind,
  { own, translations, version }: Change,
): Promise<{ letter: Letter }> => {
  if (own) assertFieldsExist(kind, { ...own, translations });
  const letters = letterRepository(database);
  const stored = await letters.find(kind);
  const from = presentLetter(kind, stored);
  const changed = { _id: kind, at: clock(), own, ...translatedLetter(own, translations, stored) };
  if (from.version !== version || !(await letters.change({ ...changed, version })))
    throw versionConflict('letter', presentLetter(kind, await letters.find(kind)));
  const letter = presentLetter(kind, { ...changed, version: version + 1 });
  recordChange({ thing: 'letter', id: kind, ...toldLetter(from, letter) });
  return { letter };
};
