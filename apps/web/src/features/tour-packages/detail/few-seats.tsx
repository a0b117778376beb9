import type { TourPackage } from '@wayfarer/contracts';
import { formatDay, todayOnSite } from '../../../shared/format/calendar-day.ts';
import { seatsLeftText } from '../../../shared/format/seats-left.ts';
import { t } from '../../../shared/words/words.ts';
import { seatsOn, useSeats } from '../seats-query.ts';

const MAX_DAYS = 3;

/** The next days with few or no seats left. */
export const FewSeats = ({ tourPackage }: { tourPackage: TourPackage }) => {
  const { data: seats } = useSeats(tourPackage);
  if (seats === undefined) return null;
  const days = seats.days
    .filter(({ travelDate }) => travelDate >= todayOnSite() && travelDate <= tourPackage.availableTo)
    .flatMap(({ travelDate }) => {
      const { left, state } = seatsOn(seats, travelDate);
      const text = seatsLeftText(state, left);
      return text === null ? [] : [{ travelDate, text }];
    })
    .slice(0, MAX_DAYS);
  if (days.length === 0) return null;
  return (
    <ul aria-label={t('Days with few seats')} className="figures mt-5 space-y-2 border-hairline border-t pt-5 text-small">
      {days.map(({ travelDate, text }) => (
        <li key={travelDate} className="flex flex-wrap justify-between gap-x-4">
          <span className="text-ink-soft">{formatDay(travelDate)}</span>
          <span className="font-medium text-ink">{text}</span>
        </li>
      ))}
    </ul>
  );
};
