import { type LetterKind, type LetterWords, letterProblems, type SentTranslations } from '@wayfarer/contracts';
import { ApiError } from '../../errors/api-error.ts';

/** @throws VALIDATION, at subject and text in each language, for a field that this email does not have */
export const assertFieldsExist = (kind: LetterKind, words: LetterWords & { readonly translations?: SentTranslations }): void => {
  const problems = letterProblems(kind, words);
  const [first] = Object.values(problems);
  if (first !== undefined) throw new ApiError('VALIDATION', first, problems);
};
