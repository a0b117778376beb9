import { type Answer, answerWords, type Question, type Travellers } from '@wayfarer/contracts';
import { englishText, OwnText, ownText } from '../../../shared/words/own-text.tsx';

/** The questions of a list of travellers in English, and as they are read. */
export type AskedIn = Pick<Travellers, 'ownQuestions' | 'spokenQuestions' | 'untranslated'>;

const spokenOf = ({ spokenQuestions }: AskedIn, id: string): Question | undefined =>
  spokenQuestions?.find((spoken) => spoken.id === id);
const pathOf = (id: string): string => `ownQuestions/${id}/text`;

/** The words of a question in the language of the page, or in English. */
export const QuestionWords = ({ list, question: { id, text } }: { list: AskedIn; question: Question }) => (
  <OwnText of={list} at={pathOf(id)}>
    {spokenOf(list, id)?.text ?? text}
  </OwnText>
);

/** A choice in the language of the page. What is sent and kept is the English one. */
export const spokenChoice = (list: AskedIn, question: Question, choice: string) => {
  const { id, choices = [] } = question;
  const at = choices.indexOf(choice);
  return {
    label: spokenOf(list, id)?.choices?.[at] ?? answerWords(question, choice),
    ...ownText(list, `ownQuestions/${id}/choices/${at}`),
  };
};

/**
 * What was asked and answered: as it is asked today in the language of the page, or else in the English words
 * that were asked then. What a traveller typed is in no language that is known.
 */
export const spokenAnswer = (list: AskedIn, { question: id, text, answer }: Answer) => {
  const asked = list.ownQuestions?.find((one) => one.id === id);
  const isSame = asked?.text === text;
  const isGone = asked?.kind === 'choice' && !asked.choices?.includes(answer);
  return {
    asked: isSame ? { label: spokenOf(list, id)?.text ?? text, ...ownText(list, pathOf(id)) } : { label: text, ...englishText() },
    answered: isGone || !asked ? { label: answer, ...(isGone ? englishText() : {}) } : spokenChoice(list, asked, answer),
  };
};
