import { t } from '@wayfarer/words';

/** Of one package. */
export const MAX_OWN_QUESTIONS = 20;
export const MIN_CHOICES = 2;
export const MAX_CHOICES = 20;

export const questionKinds = ['text', 'choice', 'yes-no'] as const;
/** Whether each traveller answers, or whoever booked once for all of them. */
export const questionScopes = ['traveller', 'booking'] as const;

/** A question of the agency's own, as far as it decides which answers fit. */
export type Question = {
  readonly id: string;
  readonly text: string;
  readonly kind: (typeof questionKinds)[number];
  readonly of: (typeof questionScopes)[number];
  readonly required: boolean;
  readonly choices?: string[] | undefined;
};

/** An answer with the question as it was asked, which may have been reworded or deleted since. */
export type Answer = { readonly question: string; readonly text: string; readonly answer: string };

/** As answers of yes or no are stored. */
const YES_OR_NO = ['Yes', 'No'] as const;

/** What can be chosen as an answer; null where it is typed. */
export const choicesOf = ({ kind, choices = [] }: Pick<Question, 'kind' | 'choices'>): readonly string[] | null => {
  if (kind === 'text') return null;
  return kind === 'yes-no' ? YES_OR_NO : choices;
};

/** An answer as who reads it is told. What was typed, and the agency's own words, are as they are written. */
export const answerWords = ({ kind }: Pick<Question, 'kind'>, answer: string): string => {
  if (kind !== 'yes-no') return answer;
  return answer === 'Yes' ? t('Yes') : t('No');
};

/** Whether an answer is still one to a question, whose kind and choices may have changed since. */
export const answerFits = (question: Pick<Question, 'kind' | 'choices'>, answer: string): boolean =>
  choicesOf(question)?.includes(answer) ?? true;

/** The questions that each traveller, or a booking, is asked, in their order. */
export const questionsOf = (questions: readonly Question[] | null | undefined, scope: Question['of']): Question[] =>
  (questions ?? []).filter((question) => question.of === scope);

/** The required questions without an answer that fits. */
export const unansweredOf = (
  questions: readonly Question[] | null | undefined,
  scope: Question['of'],
  answers: readonly Pick<Answer, 'question' | 'answer'>[] | undefined,
): Question[] =>
  questionsOf(questions, scope).filter(
    (asked) => asked.required && !answers?.some(({ question, answer }) => question === asked.id && answerFits(asked, answer)),
  );
