import { t } from '@wayfarer/words';
import { z } from 'zod';
import { choiceIdSchema } from '../price/price.schema.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { refuseTwins } from '../values/refuse-twins.ts';
import { lineSchema } from '../values/text.ts';
import { MAX_CHOICES, MAX_OWN_QUESTIONS, MIN_CHOICES, questionKinds, questionScopes } from './question.rules.ts';

const wrongChoices = (): string => t('Enter {least} to {most} choices.', { least: MIN_CHOICES, most: MAX_CHOICES });
const WRONG_CHOICES = { error: wrongChoices };

const textSchema = lineSchema(() => t('Enter a question.'), 200);
const choiceSchema = lineSchema(() => t('Enter a choice.'), 80);
const choicesSchema = z
  .array(choiceSchema, { error: () => t('The choices are a list.') })
  .min(MIN_CHOICES, WRONG_CHOICES)
  .max(MAX_CHOICES, WRONG_CHOICES);

const refuseSameChoices = (choices: readonly (string | null)[], context: z.RefinementCtx): void => {
  const filled = choices.filter((choice) => choice !== null);
  if (new Set(filled).size < filled.length) context.addIssue({ code: 'custom', message: t('A choice is there twice.') });
};

const questionSchema = <Choices extends z.ZodType<string[]>>(choices: Choices) =>
  z.strictObject({
    id: choiceIdSchema,
    text: textSchema,
    kind: z.enum(questionKinds, { error: () => t('Choose how it is answered.') }),
    of: z.enum(questionScopes, { error: () => t('Choose who answers.') }),
    required: z.boolean({ error: () => t('Choose yes or no.') }),
    choices: choices.optional().meta({ description: 'Of a choice alone' }),
  });
const newQuestionSchema = questionSchema(choicesSchema.superRefine(refuseSameChoices, onceFieldsAreRight)).superRefine(
  ({ kind, choices }, context) => {
    if ((kind === 'choice') !== (choices !== undefined))
      context.addIssue({
        code: 'custom',
        path: ['choices'],
        message: kind === 'choice' ? wrongChoices() : t('Only a choice has choices.'),
      });
  },
  onceFieldsAreRight,
);

const listOf = <Entry extends z.ZodType>(question: Entry) =>
  z
    .array(question, { error: () => t('The questions are a list.') })
    .max(MAX_OWN_QUESTIONS, { error: () => t('Enter at most {most} questions.', { most: MAX_OWN_QUESTIONS }) });

/** What the agency asks beside the usual details, in its own words and order. */
export const ownQuestionsSchema = listOf(newQuestionSchema).superRefine(refuseTwins, onceFieldsAreRight);

/** The same in answers. In a language two choices may have the same words, one of them untranslated. */
export const shownQuestionsSchema = listOf(questionSchema(choicesSchema));

/** The words of a question in another language; null for a choice that is not translated. */
export const translatedQuestionSchema = z.strictObject(
  {
    text: textSchema.optional(),
    choices: z
      .array(choiceSchema.nullable(), { error: () => t('The choices are a list.') })
      .max(MAX_CHOICES, WRONG_CHOICES)
      .superRefine(refuseSameChoices, onceFieldsAreRight)
      .optional(),
  },
  { error: () => t('Enter a question.') },
);

const answerText = lineSchema(() => t('Enter an answer.'), 500);

/** Answers as they are sent: of each question at most one. */
export const newAnswersSchema = z
  .array(z.strictObject({ question: choiceIdSchema, answer: answerText }), { error: () => t('The answers are a list.') })
  .max(MAX_OWN_QUESTIONS, { error: () => t('Enter at most {most} answers.', { most: MAX_OWN_QUESTIONS }) })
  .superRefine((answers, context) => {
    for (const [index, { question }] of answers.entries())
      if (answers.findIndex((one) => one.question === question) < index)
        context.addIssue({ code: 'custom', path: [index, 'question'], message: t('This is answered twice.') });
  }, onceFieldsAreRight);
export type NewAnswers = z.infer<typeof newAnswersSchema>;

/** Answers with each question as it was asked, those to deleted questions last. */
export const answersSchema = z.array(z.object({ question: z.string(), text: z.string(), answer: z.string() }));
