import type { TourPackage } from '@wayfarer/contracts';
import { Controller } from 'react-hook-form';
import { focusFirst } from '../../../shared/forms/focus-first.ts';
import { groupErrorOf } from '../../../shared/forms/group-error.ts';
import { CodeField } from '../../../shared/quote/code-field.tsx';
import { ExtraFields } from '../../../shared/quote/extra-fields.tsx';
import { SingleRoomsField } from '../../../shared/quote/single-rooms-field.tsx';
import { choiceOf } from './booking-form-schema.ts';
import type { KnownDays } from './known-days.ts';
import type { BookingForm } from './use-booking-form.ts';
import type { FormPrice } from './use-form-price.ts';

type ChoiceFieldsProps = { booking: BookingForm; tourPackage: TourPackage; days: KnownDays; price: FormPrice };

/** Extras, single rooms and a promotion code. */
export const ChoiceFields = ({ booking: { form, values }, tourPackage, days, price }: ChoiceFieldsProps) => {
  const { errors } = form.formState;
  return (
    <div className="space-y-5">
      <Controller
        control={form.control}
        name="extras"
        render={({ field: { value, onChange, ref } }) => (
          <ExtraFields
            prices={tourPackage}
            chosen={value}
            left={days.departureOn(values.travelDate)?.extras}
            errors={groupErrorOf(errors.extras).parts}
            ref={focusFirst(ref)}
            onChange={(chosen) => {
              form.clearErrors('extras');
              onChange(chosen);
            }}
          />
        )}
      />
      <Controller
        control={form.control}
        name="singleRooms"
        render={({ field: { value, onChange, ref } }) => (
          <SingleRoomsField
            prices={tourPackage}
            party={choiceOf(tourPackage, values).party}
            value={value}
            error={errors.singleRooms?.message}
            ref={ref}
            onChange={(rooms) => {
              form.clearErrors('singleRooms');
              onChange(rooms);
            }}
          />
        )}
      />
      <Controller
        control={form.control}
        name="code"
        render={({ field: { value, onChange, ref } }) => (
          <CodeField
            className="sm:w-2/3"
            value={value}
            error={errors.code?.message ?? price.codeError}
            isTaken={price.isCodeTaken}
            isAsking={price.isAsking}
            needsDay={values.travelDate === ''}
            ref={ref}
            onApply={price.applyCode}
            onChange={(code) => {
              form.clearErrors('code');
              onChange(code);
            }}
          />
        )}
      />
    </div>
  );
};
