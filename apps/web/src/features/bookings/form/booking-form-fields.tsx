import { MAX_PERSONS } from '@wayfarer/contracts';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';
import { seatsLeftText } from '../../../shared/format/seats-left.ts';
import { DateField } from '../../../shared/ui/fields/date-field.tsx';
import { NumberStepper } from '../../../shared/ui/fields/number-stepper.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { seatsErrorOf } from './booking-form-schema.ts';
import type { BookingForm } from './use-booking-form.ts';

type TripFieldsProps = {
  booking: BookingForm;
  availableFrom: string;
  availableTo: string;
  /** Rupees per person. */
  price: number;
  /** Seats per day; null if they are not counted. */
  capacity: number | null;
};

/** Day and persons of the trip. */
export const TripFields = ({ booking, availableFrom, availableTo, price, capacity }: TripFieldsProps) => {
  const { form, values, today, askedFrom, leftOn, changeCompany } = booking;
  const { errors } = form.formState;
  const first = availableFrom > today ? availableFrom : today;
  const offer = useMemo(() => ({ price, capacity, leftOn }), [price, capacity, leftOn]);
  const left = values.travelDate === '' ? Number.POSITIVE_INFINITY : leftOn(values.travelDate);
  const few = seatsLeftText(left);
  const seats = seatsErrorOf(left, values.totalPersons);
  // Fewer seats may be left now than when the day was chosen: shown at once.
  const tooMany = seats?.field === 'totalPersons' ? seats.message : null;
  const most = Math.max(1, Math.min(MAX_PERSONS, left));
  // Bounded so that the total stays within its own bounds.
  const mostOf = { adults: most - (values.children || 0), children: most - (values.adults || 1) };
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Controller
        control={form.control}
        name="travelDate"
        render={({ field }) => (
          <DateField
            label="Travel Date"
            hint={`Available ${formatShortDay(first)} – ${formatShortDay(availableTo)}.`}
            error={seats?.field === 'travelDate' ? seats.message : errors.travelDate?.message}
            from={first}
            to={availableTo}
            opensAt={askedFrom}
            offer={offer}
            value={field.value}
            onValueChange={field.onChange}
            ref={field.ref}
          />
        )}
      />
      <Controller
        control={form.control}
        name="totalPersons"
        render={({ field: { value, onBlur, ref } }) => (
          <NumberStepper
            label="Total Persons"
            required
            min={1}
            max={most}
            hint={left > 0 && few !== null ? `${few} on this day.` : undefined}
            error={tooMany ?? (errors.totalPersons?.type === 'custom' ? undefined : errors.totalPersons?.message)}
            value={value}
            onValueChange={(totalPersons) => changeCompany({ totalPersons })}
            onBlur={onBlur}
            ref={ref}
          />
        )}
      />
      {(['adults', 'children'] as const).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field: { onBlur, ref } }) => (
            <NumberStepper
              label={name === 'adults' ? 'Adults' : 'Children'}
              required
              min={name === 'adults' ? 1 : 0}
              max={mostOf[name]}
              error={errors[name]?.message}
              value={values[name]}
              onValueChange={(count) => changeCompany({ [name]: count })}
              onBlur={onBlur}
              ref={ref}
            />
          )}
        />
      ))}
    </div>
  );
};

/** Who travels, from where to where. */
export const TravellerFields = ({ form }: Pick<BookingForm, 'form'>) => {
  const { errors } = form.formState;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        label="Name"
        className="sm:col-span-2"
        required
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="From"
        required
        autoComplete="address-level2"
        placeholder="Departure city"
        error={errors.from?.message}
        {...form.register('from')}
      />
      <TextField label="To" required autoComplete="off" error={errors.to?.message} {...form.register('to')} />
    </div>
  );
};
