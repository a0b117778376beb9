import { MAX_QUESTIONS } from '@wayfarer/contracts';
import { Trash2 } from 'lucide-react';
import type { PartError } from '../../../../shared/forms/part-error.ts';
import { IconButton } from '../../../../shared/ui/actions/icon-button.tsx';
import { TextArea } from '../../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import { AddRowButton } from '../add-row-button.tsx';
import type { QuestionValues } from './facts-values.ts';

type QuestionRowsProps = {
  questions: readonly QuestionValues[];
  onChange: (questions: QuestionValues[]) => void;
  errorOf: PartError;
};

/** What travellers ask, with what the agency answers. */
export const QuestionRows = ({ questions, onChange, errorOf }: QuestionRowsProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 font-medium text-ink text-small">Questions and answers</legend>
    <ol className="space-y-3">
      {questions.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
        <li key={at} className="space-y-3 rounded-control border border-hairline p-3.5">
          <TextField
            label={`Question ${at + 1}`}
            autoComplete="off"
            value={one.question}
            onChange={({ target }) => onChange(questions.with(at, { ...one, question: target.value }))}
            error={errorOf(`questions.${at}.question`)}
          />
          <TextArea
            label={`Answer ${at + 1}`}
            rows={2}
            value={one.answer}
            onChange={({ target }) => onChange(questions.with(at, { ...one, answer: target.value }))}
            error={errorOf(`questions.${at}.answer`)}
          />
          <IconButton
            label={`Remove question ${at + 1}`}
            icon={<Trash2 className="size-5" />}
            onClick={() => onChange(questions.toSpliced(at, 1))}
          />
        </li>
      ))}
    </ol>
    <AddRowButton
      disabled={questions.length >= MAX_QUESTIONS}
      onClick={() => onChange([...questions, { question: '', answer: '' }])}
    >
      Add question
    </AddRowButton>
  </fieldset>
);
