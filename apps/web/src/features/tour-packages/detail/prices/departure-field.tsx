import type { Departure, TourPackage } from '@wayfarer/contracts';
import { formatDay } from '../../../../shared/format/calendar-day.ts';
import { useDayOffer } from '../../../../shared/quote/use-day-offer.ts';
import { RetryNotice } from '../../../../shared/ui/feedback/retry-notice.tsx';
import { DateField } from '../../../../shared/ui/fields/date-field.tsx';
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx';
import { t, tn } from '../../../../shared/words/words.ts';
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
  label:
    state === 'few' && left !== null ? tn(left, '{day} · {n} left', '{day} · {n} left', { day: formatDay(day) }) : formatDay(day),
});

/** What stands in the place of a day while there is none. */
const emptyWords = ({ isKnown, isError }: CalculatedTrip['days']): string => {
  if (isError) return t('Not known');
  return isKnown ? t('Choose a departure') : t('Loading the departures…');
};

const DayChoice = ({ tourPackage, day, days, onChange }: DepartureFieldProps) => {
  const offer = useDayOffer(tourPackage, days);
  const hint = day === '' && days.isAsked && days.isKnown ? t('Nothing can be booked on your dates.') : undefined;
  if (!isScheduled(tourPackage))
    return (
      <DateField
        label={t('Day of departure')}
        from={days.first}
        to={tourPackage.availableTo}
        opensAt={days.opensAt}
        offer={offer}
        hint={hint}
        value={day}
        onValueChange={onChange}
      />
    );
  const options = days.coming.map(optionOf);
  const isListed = day === '' || options.some(({ value }) => value === day);
  return (
    <SelectField
      label={t('Departure')}
      {...(day === '' ? { placeholder: emptyWords(days) } : {})}
      options={isListed ? options : [{ value: day, label: formatDay(day) }, ...options]}
      hint={hint}
      value={day}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

/** The coming departures to choose from; of a package without a schedule a calendar. */
export const DepartureField = (props: DepartureFieldProps) => {
  const { isError, isFetching, refetch } = props.days;
  return (
    <>
      {isError ? (
        <RetryNotice busy={isFetching} onRetry={refetch}>
          {t('The departures did not load.')}
        </RetryNotice>
      ) : null}
      <DayChoice {...props} />
    </>
  );
};
