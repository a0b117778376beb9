import { type Answer, answerFits, type NewAnswers, type Question } from '@wayfarer/contracts';

/**
 * Answers as they are stored: each with its question as it was asked, which an answer that stays the same
 * keeps. Those to deleted questions stay until all is erased, and so do those that no longer fit, until
 * another is given.
 * @param sent nothing where all stays as it is
 * @param before of the same person or booking
 */
export const answersToStore = (
  sent: NewAnswers | undefined,
  questions: readonly Question[],
  before: readonly Answer[] = [],
): { answers?: Answer[] } => {
  if (sent === undefined) return before.length === 0 ? {} : { answers: [...before] };
  const given = questions.flatMap(({ id, text, ...kind }): Answer[] => {
    const former = before.find(({ question }) => question === id);
    const told = sent.find(({ question }) => question === id);
    if (!told) return former && !answerFits(kind, former.answer) ? [former] : [];
    return [former?.answer === told.answer ? former : { question: id, text, answer: told.answer }];
  });
  const unasked = before.filter(({ question }) => !questions.some(({ id }) => id === question));
  // An empty list takes former answers away.
  return given.length + unasked.length + before.length === 0 ? {} : { answers: [...given, ...unasked] };
};
