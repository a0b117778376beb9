import type { PackageFacts } from '@wayfarer/contracts';
import { t } from '../../../../shared/words/words.ts';

/** Questions with their answers, which open without JavaScript too. */
export const Questions = ({ questions }: { questions: NonNullable<PackageFacts['questions']> }) => (
  <div>
    <h3 className="font-semibold text-ink">{t('Questions and answers')}</h3>
    <div className="mt-3 divide-y divide-hairline border-hairline border-y">
      {questions.map(({ question, answer }) => (
        <details key={question} className="py-1">
          <summary className="min-h-11 cursor-pointer content-center wrap-anywhere font-medium text-ink">{question}</summary>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere pb-3 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  </div>
);
