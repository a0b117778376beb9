import { Controller } from 'react-hook-form';
import { AsksField } from '../../form/asks-field.tsx';
import type { PackageEditorForm } from '../use-package-editor.ts';

/** What travellers of a trip are asked once it is booked. */
export const AsksSection = ({ form: { control, formState } }: { form: PackageEditorForm }) => (
  <Controller
    control={control}
    name="asks"
    render={({ field }) => (
      <AsksField ref={field.ref} asks={field.value} onChange={field.onChange} error={formState.errors.asks?.message} />
    )}
  />
);
