import type { Question } from '@wayfarer/contracts';

/** A question as typed: its choices a line each. */
export type OwnQuestionValues = Omit<Question, 'choices'> & { readonly choices: string };

const ID_BYTES = 8;

/**
 * A question that was deleted may have answers, which its id tells: another question never gets it again.
 */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const newOwnQuestion = (): OwnQuestionValues => ({
  id: newId(),
  text: '',
  kind: 'text',
  of: 'traveller',
  required: false,
  choices: '',
});

export const ownQuestionValuesOf = (questions: readonly Question[] = []): OwnQuestionValues[] =>
  questions.map((question) => ({ ...question, choices: (question.choices ?? []).join('\n') }));

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** As the contract wants them; null for none. */
export const ownQuestionsIn = (values: readonly OwnQuestionValues[]): Question[] | null =>
  values.length === 0
    ? null
    : values.map(({ choices, ...question }) => ({
        ...question,
        ...(question.kind === 'choice' ? { choices: linesOf(choices) } : {}),
      }));
