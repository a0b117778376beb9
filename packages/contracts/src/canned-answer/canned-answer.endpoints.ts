import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { idAnswerSchema, idParams } from '../values/id-shapes.ts';
import { cannedAnswerFormSchema, cannedAnswerSchema, newCannedAnswerSchema } from './canned-answer.schema.ts';

const changed = z.object({ answer: cannedAnswerSchema });

export const cannedAnswerEndpoints = defineEndpoints({
  listCannedAnswers: {
    summary: 'The answers that staff keep for messages, by title; 50 at most',
    access: 'read-messages',
    errors: [],
    answer: z.array(cannedAnswerSchema),
  },
  addCannedAnswer: {
    summary: 'Keep an answer for messages',
    access: 'answer-messages',
    errors: ['VALIDATION'],
    body: newCannedAnswerSchema,
    erasable: ['title', 'text'],
    answer: changed,
    status: 201,
  },
  editCannedAnswer: {
    summary: 'Change an answer for messages',
    access: 'answer-messages',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: idParams,
    body: cannedAnswerFormSchema,
    erasable: ['title', 'text'],
    answer: changed,
  },
  deleteCannedAnswer: {
    summary: 'Delete an answer for messages',
    access: 'answer-messages',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    answer: idAnswerSchema,
  },
});
