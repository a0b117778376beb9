import type { PackageFacts } from '@wayfarer/contracts';
import { ownText, type Translatable } from '../../../../shared/words/own-text.tsx';
import { t } from '../../../../shared/words/words.ts';

type QuestionsProps = { questions: NonNullable<PackageFacts['questions']>; of: Translatable };

/** Questions with their answers, which open without JavaScript too. */
export const Questions = ({ questions, of }: QuestionsProps) => (
  <div>
    <h3 className="font-semibold text-ink">{t('Questions and answers')}</h3>
    <div className="mt-3 divide-y divide-hairline border-hairline border-y">
      {questions.map(({ question, answer }, at) => (
        <details key={question} className="py-1">
          <summary className="min-h-11 cursor-pointer content-center wrap-anywhere font-medium text-ink">
            <bdi {...ownText(of, `facts/questions/${at}/question`)}>{question}</bdi>
          </summary>
          <p
            dir="auto"
            {...ownText(of, `facts/questions/${at}/answer`)}
            className="max-w-prose whitespace-pre-line wrap-anywhere pb-3 text-ink-soft"
          >
            {answer}
          </p>
        </details>
      ))}
    </div>
  </div>
);
