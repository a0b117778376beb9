import { type BookedDay, MAX_EFFECT_DAYS } from '@wayfarer/contracts';
import { formatDay } from '../../../../shared/format/calendar-day.ts';
import { counted } from '../../../../shared/format/format-total.ts';

type StrandedDaysProps = { days: readonly BookedDay[]; isUnknown: boolean };

/**
 * The booked days that an edit would leave without a departure, before it is saved. Said aloud when they
 * change.
 */
export const StrandedDays = ({ days, isUnknown }: StrandedDaysProps) => {
  const more = days.length - MAX_EFFECT_DAYS;
  return (
    <div aria-live="polite">
      {isUnknown ? (
        <p className="mb-3 text-ink-soft">Booked days could not be loaded. You are asked before bookings lose their departure.</p>
      ) : null}
      {days.length === 0 ? null : (
        <div className="mb-3 font-medium text-red">
          {counted(days.length, 'booked day')} would have no departure:
          <ul className="mt-1 list-disc ps-5">
            {days.slice(0, MAX_EFFECT_DAYS).map(({ day, bookings, persons }) => (
              <li key={day}>
                {formatDay(day)}: {counted(bookings, 'booking')}, {counted(persons, 'person')}
              </li>
            ))}
            {more > 0 ? <li>and {counted(more, 'more day')}</li> : null}
          </ul>
        </div>
      )}
    </div>
  );
};
