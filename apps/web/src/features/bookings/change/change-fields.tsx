import type { Departure, TourPackage, UnitPrices } from '@wayfarer/contracts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { DepartureNote } from '../../../shared/quote/departure-note.tsx';
import { ExtraFields } from '../../../shared/quote/extra-fields.tsx';
import { isPastCutOff } from '../../../shared/quote/late-days.ts';
import { PartyFields } from '../../../shared/quote/party-fields.tsx';
import { SingleRoomsField } from '../../../shared/quote/single-rooms-field.tsx';
import { useDayOffer } from '../../../shared/quote/use-day-offer.ts';
import { RetryNotice } from '../../../shared/ui/feedback/retry-notice.tsx';
import { DateField } from '../../../shared/ui/fields/date-field.tsx';
import { t, tn } from '../../../shared/words/words.ts';
import type { KnownDays } from '../form/known-days.ts';
import type { ChangeDraft } from './change-draft.ts';
import type { FieldErrors } from './change-refusal.ts';
import { LeavingFields } from './leaving-fields.tsx';
import type { TooMany } from './who-leaves.ts';

const partsOf = (errors: FieldErrors, group: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) =>
      name.startsWith(`${group}.`) ? [[name.slice(group.length + 1), text]] : [],
    ),
  );

export type ChangeFieldsProps = {
  draft: ChangeDraft;
  change: (fields: Partial<ChangeDraft>) => void;
  errors: FieldErrors;
  tourPackage: TourPackage;
  /** In which what the booking itself has taken is free. */
  days: KnownDays;
  bookedDay: string;
  /** What each kind of traveller pays on the chosen day. */
  units: UnitPrices;
  tooMany: readonly TooMany[];
  leaving: readonly string[];
};

/** How many seats another day has left where these are few, and that only staff can choose it any more. */
const newDayWords = (chosen: Departure | undefined): string[] => [
  ...(chosen?.state === 'few' && chosen.left !== null
    ? [tn(chosen.left, 'Only {n} seat left on the new day.', 'Only {n} seats left on the new day.')]
    : []),
  ...(chosen !== undefined && isPastCutOff(chosen) ? [t('Online booking of the new day has closed.')] : []),
];

/** Day, party, extras and rooms: the parts of the booking form, as they are booked. */
export const ChangeFields = ({ draft, change, errors, tourPackage, days, bookedDay, ...rest }: ChangeFieldsProps) => {
  const { units, tooMany, leaving } = rest;
  const minAge = tourPackage.facts?.minAge;
  const offer = useDayOffer(tourPackage, days);
  const chosen = days.departureOn(draft.day) ?? undefined;
  return (
    <div className="space-y-6">
      {days.isError ? (
        <RetryNotice busy={days.isFetching} onRetry={days.refetch}>
          {t('The days of this trip did not load, so no other can be chosen.')}
        </RetryNotice>
      ) : null}
      <div data-part="day">
        <DateField
          label={t('Travel Date')}
          className="sm:w-2/3"
          hint={
            draft.day === bookedDay
              ? t('As it is booked.')
              : [t('Booked for {day}.', { day: formatDay(bookedDay) }), ...newDayWords(chosen)].join(' ')
          }
          error={errors.travelDate}
          beside={chosen?.startTime === undefined ? undefined : t('leaves at {time}', { time: chosen.startTime })}
          from={days.first}
          to={tourPackage.availableTo}
          opensAt={days.opensAt}
          offer={offer}
          value={draft.day}
          onValueChange={(day) => change({ day })}
        />
      </div>
      {draft.day === bookedDay ? null : <DepartureNote departure={chosen} minAge={minAge} className="text-ink-soft text-small" />}
      <div data-part="party">
        <PartyFields
          prices={tourPackage}
          units={units}
          party={draft.party}
          left={chosen?.left ?? Number.POSITIVE_INFINITY}
          minAge={minAge}
          error={errors.party ?? errors.totalPersons}
          errors={partsOf(errors, 'party')}
          onChange={(party) => change({ party })}
        />
      </div>
      <LeavingFields tooMany={tooMany} leaving={leaving} error={errors.leaving} onChange={(next) => change({ leaving: next })} />
      <ExtraFields
        prices={tourPackage}
        chosen={draft.extras}
        left={chosen?.extras}
        errors={partsOf(errors, 'extras')}
        onChange={(extras) => change({ extras })}
      />
      <SingleRoomsField
        prices={tourPackage}
        party={draft.party}
        value={draft.singleRooms}
        error={errors.singleRooms}
        onChange={(singleRooms) => change({ singleRooms })}
      />
    </div>
  );
};
