import { type NewAnswers, newAnswersSchema } from '@wayfarer/contracts';
import { z } from 'zod';
import { type AnswerValues, answersIn } from './traveller-form.ts';

/** The contract's schema of answers, for what is typed; a sentence about one stands at its question. */
export const answersSchema = z.custom<AnswerValues>().transform(({ answers: typed }, context): { answers: NewAnswers } => {
  const given = answersIn(typed);
  const checked = newAnswersSchema.safeParse(given);
  if (checked.data) return { answers: checked.data };
  for (const { path, message } of checked.error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['answers', given[Number(path[0])]?.question ?? ''], message });
  return z.NEVER;
});
