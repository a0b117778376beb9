import { MAX_OWN_QUESTIONS } from '@wayfarer/contracts';
import { type Ref, useImperativeHandle, useRef } from 'react';
import type { FieldError } from 'react-hook-form';
import { ErrorLine } from '../../../../shared/forms/error-line.tsx';
import { partErrorOf } from '../../../../shared/forms/part-error.ts';
import { AddRowButton } from '../add-row-button.tsx';
import { OrderedRows } from '../order/ordered-rows.tsx';
import { OwnQuestionRow } from './own-question-row.tsx';
import { newOwnQuestion, type OwnQuestionValues } from './own-question-values.ts';

type OwnQuestionsFieldProps = {
  label: string;
  questions: readonly OwnQuestionValues[];
  onChange: (questions: OwnQuestionValues[]) => void;
  error: FieldError | undefined;
  ref?: Ref<{ focus: () => void }>;
};

/** What is asked in the agency's own words, in the order in which it is asked. */
export const OwnQuestionsField = ({ label, questions, onChange, error, ref }: OwnQuestionsFieldProps) => {
  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () =>
      (group.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? group.current?.querySelector('input'))?.focus(),
  }));
  const errorOf = partErrorOf(error);
  return (
    <fieldset ref={group} className="min-w-0 space-y-3">
      <legend className="mb-1.5 font-medium text-ink text-small">{label}</legend>
      <p className="text-ink-faint text-small">
        Asked after booking, with the details of the travellers. Answers to a question that you delete or reword stay as they were
        given, and are erased 30 days after the trip.
      </p>
      <OrderedRows
        items={questions}
        nameOf={({ text }, at) => (text.trim() === '' ? `own question ${at + 1}` : text.trim())}
        onChange={onChange}
      >
        {(question, at) => (
          <OwnQuestionRow
            number={at + 1}
            question={question}
            onChange={(changed) => onChange(questions.with(at, { ...question, ...changed }))}
            errorOf={(part) => errorOf(`${at}.${part}`)}
          />
        )}
      </OrderedRows>
      <AddRowButton disabled={questions.length >= MAX_OWN_QUESTIONS} onClick={() => onChange([...questions, newOwnQuestion()])}>
        Add own question
      </AddRowButton>
      <ErrorLine>{error?.types === undefined ? error?.message : undefined}</ErrorLine>
    </fieldset>
  );
};
