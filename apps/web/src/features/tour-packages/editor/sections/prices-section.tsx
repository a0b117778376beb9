import type { TourPackage } from '@wayfarer/contracts';
import { Controller } from 'react-hook-form';
import { CancellationPolicyField } from '../../../../shared/cancellation-policy/cancellation-policy-field.tsx';
import { isDepositKeptIn } from '../../../../shared/deposit/deposit-values.ts';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import { defaultDepositOf } from '../../form/prices/default-deposit.ts';
import { PricesField } from '../../form/prices/prices-field.tsx';
import { tourPackageForm } from '../../form/tour-package-form.ts';
import type { PackageEditorForm } from '../use-package-editor.ts';

/** What a trip costs, and what goes back when it is cancelled. */
export const PricesSection = ({ form, edited }: { form: PackageEditorForm; edited: TourPackage | null }) => {
  const { control, register, watch } = form;
  const { errors } = form.formState;
  const defaultDeposit = defaultDepositOf(edited);
  const [{ isGroup }, deposit] = watch(['groupOf', 'deposit']);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={tourPackageForm.labels.price}
          {...register('price')}
          leading="₹"
          inputMode="decimal"
          hint={`${isGroup ? 'For each group' : 'Per person'}, with at most 2 decimals.`}
          error={errors.price?.message}
          required
          autoComplete="off"
        />
        <TextField
          label={tourPackageForm.labels.taxPercent}
          {...register('taxPercent')}
          inputMode="decimal"
          hint="In all prices of this trip. Empty: that of the settings. 0: invoices say that there is none."
          error={errors.taxPercent?.message}
          autoComplete="off"
        />
      </div>
      <PricesField form={form} defaultDeposit={defaultDeposit} />
      <Controller
        control={control}
        name="cancellationPolicy"
        render={({ field }) => (
          <CancellationPolicyField
            steps={field.value}
            onChange={field.onChange}
            isDepositKept={isDepositKeptIn(deposit, defaultDeposit)}
            error={errors.cancellationPolicy?.message}
          />
        )}
      />
    </>
  );
};
