import { choicesOf, type Question } from '@wayfarer/contracts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { t } from '../../../shared/words/words.ts';
import { type AskedIn, QuestionWords, spokenChoice } from './question-words.tsx';

type AnswerFieldsProps = {
  list: AskedIn;
  /** Of it, those that are asked here. */
  questions: readonly Question[];
  register: (name: `answers.${string}`) => UseFormRegisterReturn;
  errorOf: (question: string) => string | undefined;
};

/** A field for each question of the agency's own. */
export const AnswerFields = ({ list, questions, register, errorOf }: AnswerFieldsProps) =>
  questions.map((question) => {
    const { id, required } = question;
    const choices = choicesOf(question);
    const field = {
      label: <QuestionWords list={list} question={question} />,
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
        options={choices.map((choice) => ({ value: choice, ...spokenChoice(list, question, choice) }))}
        {...field}
      />
    );
  });
