import type { AskedField, NewTraveller, Question, Traveller } from '@wayfarer/contracts';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import { todayOnSite } from '../../../shared/format/calendar-day.ts';
import { partErrorOf } from '../../../shared/forms/part-error.ts';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { countryOptions } from './country-options.ts';
import type { TravellerValues } from './traveller-form.ts';

type TravellerFieldsProps = {
  form: UseFormReturn<TravellerValues, unknown, NewTraveller>;
  asks: readonly AskedField[];
  /** The package's own, which each traveller answers. */
  questions: readonly Question[];
  /** What is stored, and stays unless another number is typed. */
  passport: Traveller['passport'];
};

/** The name of a person, and what the package asks beside it. */
export const TravellerFields = ({ form: { register, formState }, asks, questions, passport }: TravellerFieldsProps) => {
  const { errors } = formState;
  const asksFor = (field: AskedField) => asks.includes(field);
  return (
    <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      <TextField
        label="Full name"
        className="sm:col-span-2"
        required
        autoComplete="off"
        hint={asksFor('passport') ? 'As in the passport.' : undefined}
        error={errors.name?.message}
        {...register('name')}
      />
      {asksFor('birthDate') ? (
        <TextField
          type="date"
          label="Date of birth"
          max={todayOnSite()}
          error={errors.birthDate?.message}
          {...register('birthDate')}
        />
      ) : null}
      {asksFor('nationality') ? (
        <SelectField
          label="Nationality"
          placeholder="Choose a country"
          options={countryOptions()}
          error={errors.nationality?.message}
          {...register('nationality')}
        />
      ) : null}
      {asksFor('passport') ? (
        <>
          <TextField
            label="Passport number"
            autoComplete="off"
            spellCheck={false}
            hint={passport ? `Saved, ends in ${passport.ends}. Type a number only to replace it.` : 'Stored encrypted.'}
            error={errors.number?.message}
            {...register('number')}
          />
          <TextField type="date" label="Passport valid until" error={errors.expires?.message} {...register('expires')} />
        </>
      ) : null}
      {asksFor('diet') ? (
        <TextField
          label="Food"
          optional
          autoComplete="off"
          placeholder="Vegetarian, allergies"
          error={errors.diet?.message}
          {...register('diet')}
        />
      ) : null}
      {asksFor('phone') ? (
        <TextField
          type="tel"
          label="Phone on the trip"
          optional
          autoComplete="off"
          error={errors.phone?.message}
          {...register('phone')}
        />
      ) : null}
      {asksFor('note') ? (
        <TextField
          label="Anything your guide should know"
          className="sm:col-span-2"
          optional
          autoComplete="off"
          error={errors.note?.message}
          {...register('note')}
        />
      ) : null}
      <AnswerFields questions={questions} register={register} errorOf={partErrorOf(errors.answers as FieldError | undefined)} />
    </div>
  );
};
