import type { AskedField, NewTraveller, Question, Traveller, Travellers } from '@wayfarer/contracts';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import { todayOnSite } from '../../../shared/format/calendar-day.ts';
import { partErrorOf } from '../../../shared/forms/part-error.ts';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { t } from '../../../shared/words/words.ts';
import { AnswerFields } from './answer-fields.tsx';
import { countryOptions } from './country-options.ts';
import type { TravellerValues } from './traveller-form.ts';

type TravellerFieldsProps = {
  list: Travellers;
  form: UseFormReturn<TravellerValues, unknown, NewTraveller>;
  /** The package's own, which each traveller answers. */
  questions: readonly Question[];
  /** What is stored, and stays unless another number is typed. */
  passport: Traveller['passport'];
};

/** The name of a person, and what the package asks beside it. */
export const TravellerFields = ({ list, form: { register, formState }, questions, passport }: TravellerFieldsProps) => {
  const { errors } = formState;
  const asksFor = (field: AskedField) => list.asks?.includes(field) ?? false;
  return (
    <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      <TextField
        label={t('Full name')}
        className="sm:col-span-2"
        required
        autoComplete="off"
        hint={asksFor('passport') ? t('As in the passport.') : undefined}
        error={errors.name?.message}
        {...register('name')}
      />
      {asksFor('birthDate') ? (
        <TextField
          type="date"
          label={t('Date of birth')}
          max={todayOnSite()}
          error={errors.birthDate?.message}
          {...register('birthDate')}
        />
      ) : null}
      {asksFor('nationality') ? (
        <SelectField
          label={t('Nationality')}
          placeholder={t('Choose a country')}
          options={countryOptions()}
          error={errors.nationality?.message}
          {...register('nationality')}
        />
      ) : null}
      {asksFor('passport') ? (
        <>
          <TextField
            label={t('Passport number')}
            autoComplete="off"
            spellCheck={false}
            hint={
              passport
                ? t('Saved, ends in {ends}. Type a number only to replace it.', { ends: passport.ends })
                : t('Stored encrypted.')
            }
            error={errors.number?.message}
            {...register('number')}
          />
          <TextField type="date" label={t('Passport valid until')} error={errors.expires?.message} {...register('expires')} />
        </>
      ) : null}
      {asksFor('diet') ? (
        <TextField
          label={t('Food')}
          optional
          autoComplete="off"
          placeholder={t('Vegetarian, allergies')}
          error={errors.diet?.message}
          {...register('diet')}
        />
      ) : null}
      {asksFor('phone') ? (
        <TextField
          type="tel"
          label={t('Phone on the trip')}
          optional
          autoComplete="off"
          error={errors.phone?.message}
          {...register('phone')}
        />
      ) : null}
      {asksFor('note') ? (
        <TextField
          label={t('Anything your guide should know')}
          className="sm:col-span-2"
          optional
          autoComplete="off"
          error={errors.note?.message}
          {...register('note')}
        />
      ) : null}
      <AnswerFields
        list={list}
        questions={questions}
        register={register}
        errorOf={partErrorOf(errors.answers as FieldError | undefined)}
      />
    </div>
  );
};
