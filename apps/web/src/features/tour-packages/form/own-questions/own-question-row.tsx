import type { PartError } from '../../../../shared/forms/part-error.ts';
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx';
import { TextArea } from '../../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import { Tick } from '../../../../shared/ui/fields/tick.tsx';
import type { OwnQuestionValues } from './own-question-values.ts';

const kinds = [
  { value: 'text', label: 'By a text' },
  { value: 'yes-no', label: 'By yes or no' },
  { value: 'choice', label: 'By a choice' },
] as const;
const scopes = [
  { value: 'traveller', label: 'Each traveller' },
  { value: 'booking', label: 'Once per booking' },
] as const;

type OwnQuestionRowProps = {
  number: number;
  question: OwnQuestionValues;
  onChange: (changed: Partial<OwnQuestionValues>) => void;
  errorOf: PartError;
};

/** A question: its words, how it is answered and by whom. */
export const OwnQuestionRow = ({ number, question, onChange, errorOf }: OwnQuestionRowProps) => {
  const { text, kind, of, required, choices } = question;
  return (
    <>
      <TextField
        label="Question"
        aria-label={`Own question ${number}`}
        autoComplete="off"
        placeholder="Can you ride a horse?"
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
        error={errorOf('text') ?? errorOf('id')}
      />
      <div className="grid grid-cols-1 items-start gap-3 @[24rem]:grid-cols-2">
        <SelectField
          label="Answered"
          aria-label={`How own question ${number} is answered`}
          options={kinds}
          value={kind}
          onChange={({ target }) => onChange({ kind: kinds.find(({ value }) => value === target.value)?.value ?? 'text' })}
          error={errorOf('kind')}
        />
        <SelectField
          label="Asked of"
          aria-label={`Who answers own question ${number}`}
          options={scopes}
          value={of}
          onChange={({ target }) => onChange({ of: scopes.find(({ value }) => value === target.value)?.value ?? 'traveller' })}
          error={errorOf('of')}
        />
      </div>
      {kind === 'choice' ? (
        <TextArea
          label="Choices"
          aria-label={`Choices of own question ${number}`}
          hint="One on each line."
          rows={4}
          value={choices}
          onChange={({ target }) => onChange({ choices: target.value })}
          error={errorOf('choices')}
        />
      ) : null}
      <Tick label="An answer is needed" checked={required} onChange={(next) => onChange({ required: next })} />
    </>
  );
};
