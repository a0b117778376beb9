import type { ManifestAnswers } from '@wayfarer/contracts';

/** What was answered to the package's own questions, in their order, on screen and on paper. */
export const ManifestAnswerList = ({ answers = [] }: { answers?: ManifestAnswers }) => {
  const given = answers.filter(({ answer }) => answer !== null);
  if (given.length === 0) return null;
  return (
    <dl className="wrap-anywhere">
      {given.map(({ question, text, answer }) => (
        <div key={question}>
          <dt className="inline text-ink-soft">{text}</dt> <dd className="inline font-semibold text-ink">{answer}</dd>
        </div>
      ))}
    </dl>
  );
};
