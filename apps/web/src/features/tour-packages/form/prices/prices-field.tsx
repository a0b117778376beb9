import type { Deposit } from '@wayfarer/contracts';
import { useImperativeHandle } from 'react';
import { type Control, type FieldError, type Path, type UseFormReturn, useController } from 'react-hook-form';
import { DepositField } from '../../../../shared/deposit/deposit-field.tsx';
import { ErrorLine } from '../../../../shared/forms/error-line.tsx';
import { type PartError, partErrorOf } from '../../../../shared/forms/part-error.ts';
import { useFocusWrong } from '../../../../shared/forms/use-focus-wrong.ts';
import { Segmented } from '../../../../shared/ui/fields/segmented.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import type { TourPackageFormOutput, TourPackageFormValues } from '../tour-package-form.ts';
import { othersThan } from './default-deposit.ts';
import { draftPricesOf } from './draft-prices.ts';
import { ExtrasField } from './extras-field.tsx';
import { GroupField } from './group-field.tsx';
import { type PricesValues, priceLabels } from './price-fields.ts';
import { PriceTable } from './price-table.tsx';
import { travelDaysOf } from './season-days.ts';
import { SingleField } from './single-field.tsx';
import { TryIt } from './try-it.tsx';

type Form = UseFormReturn<TourPackageFormValues, unknown, TourPackageFormOutput>;

/** One of the fields of prices. @param focus of the first wrong control of them */
const usePart = <Name extends keyof PricesValues & Path<TourPackageFormValues>>(
  control: Control<TourPackageFormValues, unknown, TourPackageFormOutput>,
  name: Name,
  focus: () => void,
): { value: PricesValues[Name]; change: (value: PricesValues[Name]) => void; errorOf: PartError } => {
  const { field, fieldState } = useController({ control, name });
  useImperativeHandle(field.ref, () => ({ focus }));
  return {
    value: field.value as PricesValues[Name],
    change: field.onChange,
    errorOf: partErrorOf(fieldState.error as FieldError | undefined),
  };
};

type PricesFieldProps = {
  form: Form;
  /** Of the settings, in rupees: holds for a package that says nothing of its own. */
  defaultDeposit: Deposit | undefined;
};

const units = [
  { value: 'person', label: 'For each person' },
  { value: 'group', label: 'For a group' },
] as const;

/** What a package charges beside one price for each person. */
export const PricesField = ({ form: { control, watch }, defaultDeposit }: PricesFieldProps) => {
  const { group: root, focus } = useFocusWrong<HTMLDivElement>();
  const categories = usePart(control, 'categories', focus);
  const seasons = usePart(control, 'seasons', focus);
  const groups = usePart(control, 'groups', focus);
  const groupOf = usePart(control, 'groupOf', focus);
  const single = usePart(control, 'single', focus);
  const extras = usePart(control, 'extras', focus);
  const deposit = usePart(control, 'deposit', focus);
  const [price, schedule, availableFrom, availableTo] = watch(['price', 'schedule', 'availableFrom', 'availableTo']);
  const days = travelDaysOf(schedule, { availableFrom, availableTo });
  const values: PricesValues = {
    categories: categories.value,
    seasons: seasons.value,
    groups: groups.value,
    groupOf: groupOf.value,
    single: single.value,
    extras: extras.value,
    deposit: deposit.value,
  };
  const { isGroup, persons } = groupOf.value;
  return (
    <div ref={root} className="@container min-w-0 space-y-5">
      <Segmented
        label="What the price is for"
        options={units}
        value={isGroup ? 'group' : 'person'}
        onValueChange={(unit) => groupOf.change({ ...groupOf.value, isGroup: unit === 'group' })}
      />
      {isGroup ? (
        <TextField
          label="Persons in a group, at most"
          inputMode="numeric"
          autoComplete="off"
          hint="Larger parties pay for more groups."
          value={persons}
          onChange={({ target }) => groupOf.change({ isGroup, persons: target.value })}
          error={groupOf.errorOf('')}
        />
      ) : null}
      <PriceTable
        values={{ categories: categories.value, seasons: seasons.value }}
        onChange={(next) => {
          if (next.categories !== categories.value) categories.change(next.categories);
          if (next.seasons !== seasons.value) seasons.change(next.seasons);
        }}
        price={price}
        groupOf={isGroup ? persons : null}
        days={days}
        errorOfCategories={categories.errorOf}
        errorOfSeasons={seasons.errorOf}
      />
      <ErrorLine>{categories.errorOf('') ?? seasons.errorOf('')}</ErrorLine>
      {isGroup ? null : (
        <GroupField label={priceLabels.groups} steps={groups.value} onChange={groups.change} errorOf={groups.errorOf} />
      )}
      <SingleField label={priceLabels.single} values={single.value} onChange={single.change} errorOf={single.errorOf} />
      <ExtrasField label={priceLabels.extras} extras={extras.value} onChange={extras.change} errorOf={extras.errorOf} />
      <DepositField
        label={priceLabels.deposit}
        others={othersThan(deposit.value.own, defaultDeposit)}
        values={deposit.value}
        onChange={deposit.change}
        errorOf={deposit.errorOf}
      />
      <TryIt
        prices={draftPricesOf({ ...values, price }, defaultDeposit)}
        days={days}
        availableFrom={availableFrom}
        availableTo={availableTo}
      />
    </div>
  );
};
