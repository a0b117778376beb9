import type { Traveller } from '@wayfarer/contracts';

/** What was answered, each with its question as it was asked; nothing where nothing was. */
export const AnswerList = ({ answers = [] }: { answers?: Traveller['answers'] }) =>
  answers.length === 0 ? null : (
    <dl className="wrap-anywhere mt-1 space-y-1 text-small">
      {answers.map(({ question, text, answer }) => (
        <div key={question}>
          <dt className="inline text-ink-faint">{text}</dt> <dd className="inline font-medium text-ink">{answer}</dd>
        </div>
      ))}
    </dl>
  );
