import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import {
  letterFormSchema,
  letterParams,
  letterSchema,
  letterTrialSchema,
  letterVersionQuery,
  triedLetterSchema,
} from './letter.schema.ts';

const changed = z.object({ letter: letterSchema });

export const letterEndpoints = defineEndpoints({
  listLetters: {
    summary: 'Which emails about a booking the agency words itself, and how',
    access: 'read-emails',
    errors: [],
    answer: z.array(letterSchema),
  },
  editLetter: {
    summary: 'Word an email about a booking; what the law and the money need stays in it',
    access: 'change-settings',
    errors: ['VALIDATION', 'CONFLICT'],
    params: letterParams,
    body: letterFormSchema,
    erasable: ['subject', 'text', 'translations'],
    answer: changed,
  },
  resetLetter: {
    summary: 'Take the product’s own words for an email again',
    access: 'change-settings',
    errors: ['VALIDATION', 'CONFLICT'],
    params: letterParams,
    query: letterVersionQuery,
    answer: changed,
  },
  tryLetter: {
    summary: 'An email in these words as a booking would get it; nothing is sent',
    access: 'change-settings',
    errors: ['VALIDATION'],
    params: letterParams,
    body: letterTrialSchema,
    erasable: ['subject', 'text', 'translations', 'booking'],
    answer: triedLetterSchema,
  },
});
