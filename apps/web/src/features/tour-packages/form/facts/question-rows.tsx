import { MAX_QUESTIONS } from '@wayfarer/contracts';
import type { PartError } from '../../../../shared/forms/part-error.ts';
import { TextArea } from '../../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import { AddRowButton } from '../add-row-button.tsx';
import { OrderedRows } from '../order/ordered-rows.tsx';
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
    <OrderedRows items={questions} nameOf={(_, at) => `question ${at + 1}`} onChange={onChange}>
      {(one, at) => (
        <>
          <TextField
            label="Question"
            aria-label={`Question ${at + 1}`}
            autoComplete="off"
            value={one.question}
            onChange={({ target }) => onChange(questions.with(at, { ...one, question: target.value }))}
            error={errorOf(`questions.${at}.question`)}
          />
          <TextArea
            label="Answer"
            aria-label={`Answer ${at + 1}`}
            rows={2}
            value={one.answer}
            onChange={({ target }) => onChange(questions.with(at, { ...one, answer: target.value }))}
            error={errorOf(`questions.${at}.answer`)}
          />
        </>
      )}
    </OrderedRows>
    <AddRowButton
      disabled={questions.length >= MAX_QUESTIONS}
      onClick={() => onChange([...questions, { question: '', answer: '' }])}
    >
      Add question
    </AddRowButton>
  </fieldset>
);
