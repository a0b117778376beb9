import { answerFits, type NewAnswers, type Question } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';

/**
 * What is wrong with answers, each at its field: a question may have been deleted, or have other choices,
 * since the form was opened.
 */
export const answersProblems = (
  path: string,
  answers: NewAnswers | undefined,
  questions: readonly Question[],
): [string, string][] =>
  (answers ?? []).flatMap(({ question, answer }, index): [string, string][] => {
    const asked = questions.find(({ id }) => id === question);
    if (!asked)
      return [[`${path}.${index}.question`, t('A question is asked no more. Please look at the others and save again.')]];
    return answerFits(asked, answer) ? [] : [[`${path}.${index}.answer`, t('Choose one of the answers.')]];
  });
