import { BASE_LANGUAGE, spokenLanguage, t } from '@wayfarer/words';
import type { z } from 'zod';

/**
 * What is said of a field where its schema has no sentence of its own, in the language of the moment: forms
 * cannot send such a value, but a program can. English has what zod says.
 */
export const plainSentenceOf = (issue: z.core.$ZodRawIssue): string | undefined => {
  if (spokenLanguage() === BASE_LANGUAGE) return undefined;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return t('Use at most {most} characters.', { most: Number(issue.maximum) });
  if (issue.code === 'too_big' && issue.origin !== 'array') return t('Enter {most} or less.', { most: Number(issue.maximum) });
  if (issue.code === 'too_small' && issue.origin !== 'array')
    return t('Enter {least} or more.', { least: Number(issue.minimum) });
  return t('This is not valid.');
};
