import { addDays } from '@wayfarer/contracts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { ownText, type Translatable } from '../../../shared/words/own-text.tsx';
import { t } from '../../../shared/words/words.ts';

type TripDaysProps = Translatable & {
  days: readonly string[];
  travelDate: string;
  /** A calendar day of the site; the trip's day on it is highlighted. */
  today: string;
};

/** The itinerary with its dates. */
export const TripDays = ({ days, untranslated, travelDate, today }: TripDaysProps) => (
  <ol className="divide-y divide-hairline">
    {days.map((day, index) => {
      const date = addDays(travelDate, index);
      return (
        <li key={date} aria-current={date === today ? 'date' : undefined} className="gap-6 py-4 first:pt-0 last:pb-0 sm:flex">
          <div className="flex shrink-0 flex-wrap items-center gap-x-2 sm:block sm:w-40">
            <p className="figures font-semibold text-ink">{formatDay(date)}</p>
            <p className="figures text-ink-faint text-small">{t('Day {number}', { number: index + 1 })}</p>
            {date === today ? (
              <Badge tone="accent" className="sm:mt-1.5">
                {t('Today')}
              </Badge>
            ) : null}
          </div>
          <p
            dir="auto"
            {...ownText({ untranslated }, `itinerary/${index}`)}
            className="mt-1 min-w-0 max-w-prose wrap-anywhere text-ink sm:mt-0"
          >
            {day}
          </p>
        </li>
      );
    })}
  </ol>
);
