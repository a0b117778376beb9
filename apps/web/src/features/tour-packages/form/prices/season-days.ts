import { type CalendarDate, daysBetween } from '@wayfarer/contracts';
import { todayOnSite } from '../../../../shared/format/calendar-day.ts';
import { counted } from '../../../../shared/format/format-total.ts';
import { isDay, leavingAsTyped, previewOf } from '../schedule/previewed-days.ts';
import type { ScheduleValues } from '../schedule/schedule-values.ts';

type Window = { availableFrom: CalendarDate; availableTo: CalendarDate };
type Period = { from: CalendarDate; to: CalendarDate };

/**
 * On which days a package leaves, as typed: those of its schedule, or each of its window; null until both are
 * typed.
 */
export type TravelDays = { listed: readonly CalendarDate[] } | { window: Window } | null;

export const travelDaysOf = (schedule: ScheduleValues, window: Window): TravelDays => {
  const leaving = leavingAsTyped(schedule, window);
  if (leaving === null) return null;
  if (leaving.schedule === null) return { window };
  const preview = previewOf(leaving.schedule, window);
  return 'days' in preview ? { listed: preview.days } : null;
};

/** The first day from today on; the first of all where all are past, '' while none is known. */
export const firstDayOf = (days: TravelDays): CalendarDate => {
  const today = todayOnSite();
  if (days === null) return '';
  if ('listed' in days) return days.listed.find((day) => day >= today) ?? days.listed[0] ?? '';
  const { availableFrom, availableTo } = days.window;
  return availableFrom < today && today <= availableTo ? today : availableFrom;
};

export const isTravelDay = (days: TravelDays, day: CalendarDate): boolean =>
  days !== null &&
  ('listed' in days ? days.listed.includes(day) : days.window.availableFrom <= day && day <= days.window.availableTo);

/** How many of them are in a period. */
const numberIn = (days: NonNullable<TravelDays>, { from, to }: Period): number => {
  if (!isDay(from) || !isDay(to)) return 0;
  if ('listed' in days) return days.listed.filter((day) => from <= day && day <= to).length;
  const { availableFrom, availableTo } = days.window;
  const [first, last] = [from < availableFrom ? availableFrom : from, to > availableTo ? availableTo : to];
  return first > last ? 0 : daysBetween(first, last) + 1;
};

const nounOf = (days: NonNullable<TravelDays>): string => ('listed' in days ? 'departure' : 'day');

/** '3 departures' in a season, or '17 days' where any day can be one; '' until it is known. */
export const countIn = (days: TravelDays, period: Period): string =>
  days === null || !isDay(period.from) || !isDay(period.to) ? '' : counted(numberIn(days, period), nounOf(days));

/** The same of all days that are in no season. */
export const countOutside = (days: TravelDays, seasons: readonly Period[]): string => {
  if (days === null) return '';
  const all = numberIn(days, { from: '0001-01-01', to: '9999-12-31' });
  return counted(Math.max(0, all - seasons.reduce((sum, season) => sum + numberIn(days, season), 0)), nounOf(days));
};
