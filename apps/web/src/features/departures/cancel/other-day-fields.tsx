import { useQuery } from '@tanstack/react-query';
import { addDays, type CalendarDate, type Departure, daysBetween, MAX_HOLD_DAYS, startOfDay } from '@wayfarer/contracts';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { formatDay, todayOnSite } from '../../../shared/format/calendar-day.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { siteSettings } from '../../../shared/site-settings.ts';
import { RetryNotice } from '../../../shared/ui/feedback/retry-notice.tsx';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { Tick } from '../../../shared/ui/fields/tick.tsx';
import type { CancelFormValues, TypedOtherDay } from './cancel-form.ts';

/** So many departures are offered for choice, those nearest to the cancelled one. */
const MOST_DAYS = 60;
const DAYS_AT_ONCE = 400;
const ANSWER_DAYS = 7;
const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];

const distance = (day: CalendarDate, other: CalendarDate): number => Math.abs(daysBetween(day, other));

/** The departures that may be offered, by date. */
const choicesOf = (departures: readonly Departure[], day: CalendarDate): Departure[] =>
  departures
    .filter((one) => one.day !== day && one.state !== 'cancelled')
    .toSorted((one, other) => distance(one.day, day) - distance(other.day, day))
    .slice(0, MOST_DAYS)
    .toSorted((one, other) => one.day.localeCompare(other.day));

/** A week from now, or what fits before either departure leaves, as a field for a time has it. */
const presetUntil = (now: number, day: CalendarDate, other: Departure): string => {
  const dayBegins = startOfDay(day, siteSettings.siteTimeZone).getTime();
  const otherBegins = startOfDay(other.day, siteSettings.siteTimeZone).getTime();
  const end = Math.min(now + ANSWER_DAYS * DAY_MS, dayBegins - MINUTE_MS, otherBegins - MINUTE_MS);
  const at = new Date(Math.floor(end / MINUTE_MS) * MINUTE_MS);
  at.setMinutes(at.getMinutes() - at.getTimezoneOffset());
  return at.toISOString().slice(0, 16);
};

const seatsText = ({ left }: Departure, needed: number): string => {
  const need = `${counted(needed, 'seat')} needed`;
  if (left === null) return `${need}; seats are not counted there.`;
  if (left >= needed) return `${need}, ${left} free.`;
  return `${need}, only ${left} free: who does not fit gets the money.`;
};

type OtherDayFieldsProps = {
  packageId: string;
  day: CalendarDate;
  /** Seats of those who are offered it. */
  needed: number;
  form: UseFormReturn<CancelFormValues>;
};

/** Whether who has paid may travel on another day instead, on which, and until when they can say so. */
export const OtherDayFields = ({ packageId, day, needed, form }: OtherDayFieldsProps) => {
  const [opened] = useState(() => Date.now());
  const otherDay = useWatch({ control: form.control, name: 'otherDay' });
  const from = todayOnSite();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: queryKeys.seats.departures(packageId, from),
    queryFn: ({ signal }) =>
      callEndpoint('listPackageDepartures', {
        params: { id: packageId },
        query: { from, to: addDays(from, DAYS_AT_ONCE - 1) },
        signal,
      }),
    enabled: otherDay !== null,
    staleTime: 0,
  });
  const choices = choicesOf(data ?? [], day);
  const chosen = choices.find((one) => one.day === otherDay?.day);
  const wrong = form.formState.errors.otherDay;
  const { day: wrongDay, until: wrongUntil } = (wrong?.types ?? {}) as { day?: string; until?: string };
  const set = (typed: TypedOtherDay | null): void => {
    form.setValue('otherDay', typed, { shouldDirty: true });
    form.clearErrors('otherDay');
  };
  const choose = (chosenDay: string): void => {
    const other = choices.find((one) => one.day === chosenDay);
    const until = otherDay?.until || (other ? presetUntil(opened, day, other) : '');
    set({ day: chosenDay, until });
  };
  return (
    <fieldset className="min-w-0 space-y-4 rounded-card border border-hairline p-4">
      <legend className="sr-only">Another day</legend>
      <Tick
        label="Offer another day"
        checked={otherDay !== null}
        onChange={(isOffered) => set(isOffered ? { day: '', until: '' } : null)}
      />
      {otherDay === null ? null : (
        <>
          <p className="text-ink-soft text-small">
            Who has paid chooses by email: that day, at no cost, or the money. Seats are held until then. Who does not answer gets
            the money.
          </p>
          {error === null ? null : (
            <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
              {sentenceOf(error)}
            </RetryNotice>
          )}
          <SelectField
            label="Other day"
            placeholder={data === undefined && error === null ? 'Loading days...' : 'Choose a day'}
            options={choices.map((one) => ({
              value: one.day,
              label: `${formatDay(one.day)}${one.left === null ? '' : `, ${one.left} free`}`,
            }))}
            value={otherDay.day}
            error={wrongDay ?? (wrongUntil === undefined ? wrong?.message : undefined)}
            hint={chosen === undefined ? undefined : seatsText(chosen, needed)}
            onChange={(event) => choose(event.target.value)}
          />
          <TextField
            label="They can choose until"
            type="datetime-local"
            hint={`At most ${MAX_HOLD_DAYS} days, and before either departure.`}
            value={otherDay.until}
            error={wrongUntil}
            onChange={(event) => set({ ...otherDay, until: event.target.value })}
          />
        </>
      )}
    </fieldset>
  );
};
