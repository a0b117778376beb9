import type { Departure, TourPackage } from '@wayfarer/contracts';
import { formatDay } from '../../../../shared/format/calendar-day.ts';
import { useDayOffer } from '../../../../shared/quote/use-day-offer.ts';
import { DateField } from '../../../../shared/ui/fields/date-field.tsx';
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx';
import { isScheduled } from '../../is-scheduled.ts';
import type { CalculatedTrip } from './use-calculated-trip.ts';

type DepartureFieldProps = {
  tourPackage: TourPackage;
  day: string;
  days: CalculatedTrip['days'];
  onChange: (day: string) => void;
};

const optionOf = ({ day, left, state }: Departure) => ({
  value: day,
  label: `${formatDay(day)}${state === 'few' ? ` · ${left} left` : ''}`,
});

/** The coming departures to choose from; of a package without a schedule a calendar. */
export const DepartureField = ({ tourPackage, day, days, onChange }: DepartureFieldProps) => {
  const offer = useDayOffer(tourPackage, days);
  const { availableTo, nextDay } = tourPackage;
  if (!isScheduled(tourPackage))
    return (
      <DateField
        label="Day of departure"
        from={days.first}
        to={availableTo}
        opensAt={nextDay ?? days.first}
        offer={offer}
        value={day}
        onValueChange={onChange}
      />
    );
  const options = days.coming.map(optionOf);
  const isListed = day === '' || options.some(({ value }) => value === day);
  return (
    <SelectField
      label="Departure"
      options={isListed ? options : [{ value: day, label: formatDay(day) }, ...options]}
      value={day}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
