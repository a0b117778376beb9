import { answerWords, choicesOf, type Question } from '@wayfarer/contracts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { t } from '../../../shared/words/words.ts';

type AnswerFieldsProps = {
  questions: readonly Question[];
  register: (name: `answers.${string}`) => UseFormRegisterReturn;
  errorOf: (question: string) => string | undefined;
};

/** A field for each question of the agency's own. */
export const AnswerFields = ({ questions, register, errorOf }: AnswerFieldsProps) =>
  questions.map((question) => {
    const { id, text, required } = question;
    const choices = choicesOf(question);
    const field = {
      label: text,
      optional: !required,
      className: 'wrap-anywhere sm:col-span-2',
      error: errorOf(id),
      ...register(`answers.${id}`),
    };
    return choices === null ? (
      <TextField key={id} autoComplete="off" {...field} />
    ) : (
      <SelectField
        key={id}
        placeholder={t('Choose an answer')}
        options={choices.map((choice) => ({ value: choice, label: answerWords(question, choice) }))}
        {...field}
      />
    );
  });
