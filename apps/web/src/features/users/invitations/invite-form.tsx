import { type NewInvitation, newInvitationSchema, type StaffRole } from '@wayfarer/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../../shared/forms/set-field-errors.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { roleNames, rolePurposes } from '../role-words.ts';

const resolver = schemaResolver(newInvitationSchema);
const roles: readonly StaffRole[] = ['desk', 'desk-lead', 'guide', 'viewer', 'admin'];

type InviteFormProps = {
  busy: boolean;
  send: (invited: NewInvitation) => Promise<unknown>;
  /** A failure that belongs to no field. */
  onRefused: (thrown: unknown) => void;
};

/** Whom to invite, and in which role. The address is cleared once the invitation is stored. */
export const InviteForm = ({ busy, send, onRefused }: InviteFormProps) => {
  const form = useForm<NewInvitation>({ defaultValues: { email: '', role: 'guide' }, resolver, mode: 'onTouched' });
  const { errors } = form.formState;
  const chosen = useWatch({ control: form.control, name: 'role' });
  const submit = form.handleSubmit(async (invited) => {
    try {
      await send(invited);
      // The role stays, and with it the sentence that says what it may do.
      form.reset({ email: '', role: invited.role });
    } catch (thrown) {
      if (!setFieldErrors(thrown, form)) onRefused(thrown);
    }
  });
  return (
    <form
      noValidate
      aria-label="Invite staff"
      className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
      onSubmit={(event) => void submit(event)}
    >
      <TextField label="Email" type="email" autoComplete="off" {...form.register('email')} error={errors.email?.message} />
      <SelectField
        label="Role"
        options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
        {...form.register('role')}
        error={errors.role?.message}
      />
      <Button type="submit" busy={busy} className="sm:mt-8">
        Invite
      </Button>
      <p className="text-ink-soft text-small sm:col-span-3">{rolePurposes[chosen]}</p>
    </form>
  );
};
