import { Controller, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { DateField } from '../../shared/ui/fields/date-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { type CodeFormOutput, type CodeFormValues, codeForm } from './code-form.ts';
import { PackagesField } from './packages-field.tsx';

const { labels } = codeForm;
/** Where there is room: not on phones, nor in the column beside the table. */
const SIDE_BY_SIDE = 'grid gap-5 sm:grid-cols-2 min-[90rem]:grid-cols-1';
type CodeFieldsForm = UseFormReturn<CodeFormValues, unknown, CodeFormOutput>;
type DayName = Extract<FieldPath<CodeFormValues>, 'from' | 'to' | 'travelFrom' | 'travelTo'>;

const DayPair = ({ form, first, last }: { form: CodeFieldsForm; first: DayName; last: DayName }) => {
  const [from, to] = form.watch([first, last]);
  const { errors } = form.formState;
  return (
    <div className={SIDE_BY_SIDE}>
      {[first, last].map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <DateField
              label={labels[name]}
              optional
              clearable
              placeholder="Any day"
              ref={field.ref}
              value={field.value}
              onValueChange={field.onChange}
              from={name === last && from !== '' ? from : undefined}
              to={name === first && to !== '' ? to : undefined}
              error={errors[name]?.message}
            />
          )}
        />
      ))}
    </div>
  );
};

/** The fields of a promotion code: what it takes off, then what restricts it. */
export const CodeFields = (form: CodeFieldsForm) => {
  const { control, register } = form;
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={labels.code}
        {...register('code')}
        hint="3 to 40 letters, digits and hyphens. Travellers may type it in small letters."
        error={errors.code?.message}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="grid grid-cols-2 gap-5">
        <TextField
          label={labels.percent}
          {...register('percent')}
          inputMode="numeric"
          error={errors.percent?.message}
          autoComplete="off"
        />
        <TextField
          label={labels.amount}
          {...register('amount')}
          leading="₹"
          inputMode="decimal"
          error={errors.amount?.message}
          autoComplete="off"
        />
      </div>
      <DayPair form={form} first="from" last="to" />
      <div className={SIDE_BY_SIDE}>
        <TextField
          label={labels.most}
          {...register('most')}
          optional
          inputMode="numeric"
          error={errors.most?.message}
          autoComplete="off"
        />
        <TextField
          label={labels.mostPerTraveller}
          {...register('mostPerTraveller')}
          optional
          inputMode="numeric"
          error={errors.mostPerTraveller?.message}
          autoComplete="off"
        />
      </div>
      <TextField
        label={labels.leastTotal}
        {...register('leastTotal')}
        optional
        leading="₹"
        inputMode="decimal"
        hint="What a booking costs at least, before the code."
        error={errors.leastTotal?.message}
        autoComplete="off"
      />
      <Controller
        control={control}
        name="packages"
        render={({ field }) => (
          <PackagesField
            label={labels.packages}
            ref={field.ref}
            chosen={field.value}
            onChange={field.onChange}
            error={errors.packages?.message}
          />
        )}
      />
      <DayPair form={form} first="travelFrom" last="travelTo" />
    </>
  );
};
