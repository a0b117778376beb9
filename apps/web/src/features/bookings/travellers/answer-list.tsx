import { answerWords, type Traveller, type Travellers } from '@wayfarer/contracts';

type Answer = NonNullable<Traveller['answers']>[number];
type AnswerListProps = {
  answers?: Traveller['answers'];
  /** As they are asked today: how an answer of yes or no is told. */
  questions: Travellers['ownQuestions'];
};

/** What was answered, each with its question as it was asked; nothing where nothing was. */
export const AnswerList = ({ answers = [], questions }: AnswerListProps) => {
  const wordsOf = ({ question, answer }: Answer): string => {
    const asked = questions?.find(({ id }) => id === question);
    return asked === undefined ? answer : answerWords(asked, answer);
  };
  return answers.length === 0 ? null : (
    <dl className="wrap-anywhere mt-1 space-y-1 text-small">
      {answers.map(({ question, text, answer }) => (
        <div key={question}>
          <dt className="inline text-ink-faint">{text}</dt>{' '}
          <dd className="inline font-medium text-ink">{wordsOf({ question, text, answer })}</dd>
        </div>
      ))}
    </dl>
  );
};
