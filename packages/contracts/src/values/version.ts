import { t } from '@wayfarer/words';
import { z } from 'zod';
import { numberInText } from './number-in-text.ts';

/** How often an entry has been edited. */
export const versionSchema = z
  .int()
  .min(0)
  .meta({ description: 'How often it was edited; an edit may say which state it changes' });

const sentence = { error: () => t('This is not a version. Please reload the page.') };
/** In a form: the version that was edited. A call without it overwrites any version. */
export const editedVersionSchema = z.preprocess(numberInText, z.int(sentence).min(0, sentence)).optional();
/** In JSON: the version that was read. A call without it changes nothing. */
export const readVersionSchema = z.int(sentence).min(0, sentence);
