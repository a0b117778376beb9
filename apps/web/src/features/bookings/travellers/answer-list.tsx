import type { Traveller } from '@wayfarer/contracts';
import { type AskedIn, spokenAnswer } from './question-words.tsx';

/** What was answered, each with its question as it was asked; nothing where nothing was. */
export const AnswerList = ({ answers = [], list }: { answers?: Traveller['answers']; list: AskedIn }) =>
  answers.length === 0 ? null : (
    <dl className="wrap-anywhere mt-1 space-y-1 text-small">
      {answers.map((given) => {
        const { asked, answered } = spokenAnswer(list, given);
        return (
          <div key={given.question}>
            <dt className="inline text-ink-faint" lang={asked.lang} dir={asked.dir}>
              {asked.label}
            </dt>{' '}
            <dd className="inline font-medium text-ink" lang={answered.lang} dir={answered.dir}>
              {answered.label}
            </dd>
          </div>
        );
      })}
    </dl>
  );
