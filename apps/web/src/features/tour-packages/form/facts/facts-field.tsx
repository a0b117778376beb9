import { levelNames } from '@wayfarer/contracts';
import { type ChangeEvent, Fragment, type ReactElement, type Ref, useImperativeHandle } from 'react';
import type { FieldError } from 'react-hook-form';
import { ErrorLine } from '../../../../shared/forms/error-line.tsx';
import { partErrorOf } from '../../../../shared/forms/part-error.ts';
import { useFocusWrong } from '../../../../shared/forms/use-focus-wrong.ts';
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx';
import { TextArea } from '../../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import type { FactsValues } from './facts-values.ts';
import { QuestionRows } from './question-rows.tsx';

type FactsFieldProps = {
  values: FactsValues;
  onChange: (values: FactsValues) => void;
  error: FieldError | undefined;
  /** Focuses the first wrong control. */
  ref?: Ref<{ focus: () => void }>;
};

type TypedFact = Exclude<keyof FactsValues, 'questions'>;

const levels = levelNames.map((name, index) => ({ value: String(index + 1), label: `${index + 1} · ${name}` }));

/** What travellers ask before they book. Every field is optional, and the page shows only what is filled. */
export const FactsField = ({ values, onChange, error, ref }: FactsFieldProps) => {
  const { group, focus } = useFocusWrong<HTMLFieldSetElement>();
  useImperativeHandle(ref, () => ({ focus }));
  const errorOf = partErrorOf(error);
  const input = (fact: TypedFact) => ({
    value: values[fact],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange({ ...values, [fact]: target.value }),
    error: errorOf(fact),
  });
  const fields: Record<TypedFact, ReactElement> = {
    highlights: <TextArea label="Highlights" hint="One on each line." rows={3} {...input('highlights')} />,
    included: <TextArea label="Included" hint="One on each line." rows={3} {...input('included')} />,
    notIncluded: <TextArea label="Not included" hint="One on each line." rows={3} {...input('notIncluded')} />,
    toBring: <TextArea label="What to bring" hint="One on each line." rows={3} {...input('toBring')} />,
    meetingPoint: <TextField label="Meeting point" autoComplete="off" {...input('meetingPoint')} />,
    map: (
      <TextField
        label="Link to a map"
        inputMode="url"
        autoComplete="off"
        hint="Where the meeting point is: the address that a map gives you to share."
        {...input('map')}
      />
    ),
    level: <SelectField label="Level" options={levels} placeholder="Not said" {...input('level')} />,
    languages: (
      <TextField
        label="Languages"
        autoComplete="off"
        hint="What the guides speak, with commas between."
        {...input('languages')}
      />
    ),
    minAge: (
      <TextField label="Youngest traveller" inputMode="numeric" autoComplete="off" hint="Age in years." {...input('minAge')} />
    ),
  };
  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="mb-4 font-semibold text-ink">Highlights, what is included, meeting point, questions</legend>
      <div className="space-y-5">
        {Object.entries(fields).map(([fact, field]) => (
          <Fragment key={fact}>{field}</Fragment>
        ))}
        <QuestionRows
          questions={values.questions}
          onChange={(questions) => onChange({ ...values, questions })}
          errorOf={errorOf}
        />
        <ErrorLine>{errorOf('')}</ErrorLine>
      </div>
    </fieldset>
  );
};
