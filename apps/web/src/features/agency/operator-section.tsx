import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import type { AgencyFormOutput, AgencyFormValues } from './agency-form.ts';
import { operatorLabels } from './operator-labels.ts';
import { LABELS } from './setting-labels.ts';
import { SettingsSection } from './settings-section.tsx';

type OperatorSectionProps = Pick<UseFormReturn<AgencyFormValues, unknown, AgencyFormOutput>, 'register' | 'formState'>;

const fields = [
  { name: 'people', hint: 'Who answers, plans and guides.' },
  { name: 'since', hint: 'The year.' },
  { name: 'languages', hint: 'What you speak with travellers.' },
  { name: 'licence', hint: 'Who gave it, and its number.' },
  { name: 'cover', hint: 'What protects the money of travellers, and what insures the trip.' },
  { name: 'answers', hint: 'Such as: within a day.' },
] as const;

/** Of a part: the sentence of `partErrorOf` would need a field of its own here. */
const errorOf = (errors: FieldErrors<AgencyFormValues>, name: string): string | undefined => {
  const sentence: unknown = Object(errors.operator?.types)[name];
  return typeof sentence === 'string' ? sentence : undefined;
};

/** What each trip's page says of who runs it. */
export const OperatorSection = ({ register, formState: { errors } }: OperatorSectionProps) => (
  <SettingsSection title={LABELS.operator} text="Shown on the page of each trip, as far as it is filled.">
    {fields.map(({ name, hint }) => (
      <TextField
        key={name}
        label={operatorLabels[name]}
        hint={hint}
        autoComplete="off"
        {...register(`operator.${name}`)}
        error={errorOf(errors, name)}
      />
    ))}
  </SettingsSection>
);
