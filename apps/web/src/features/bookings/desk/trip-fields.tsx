import { seatsOf, type TourPackage } from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import { callList } from '../../../shared/api/call-list.ts';
import { Pick } from '../../../shared/pick/pick.tsx';
import { CodeField } from '../../../shared/quote/code-field.tsx';
import { ExtraFields } from '../../../shared/quote/extra-fields.tsx';
import { PartyFields } from '../../../shared/quote/party-fields.tsx';
import { SingleRoomsField } from '../../../shared/quote/single-rooms-field.tsx';
import { unitsOn } from '../../../shared/quote/units-on.ts';
import { inEveryLanguage } from '../../../shared/translations/in-every-language.ts';
import type { DraftProps } from './desk-draft.ts';

const findPackages = async (words: string, signal: AbortSignal) =>
  (await callList('listTourPackages', { query: { words, limit: 6, ...inEveryLanguage() }, signal })).entries.map((found) => ({
    id: found._id,
    title: found.title,
    text: `${found.destination.name}, ${found.destination.country}`,
  }));

/** The field for the day, which knows the departures of the package. */
export type DayFieldProps = {
  tourPackage: TourPackage;
  value: string;
  /** Seats that the chosen party takes. */
  seats: number;
  onChange: (day: string) => void;
  error: string | undefined;
};

type TripFieldsProps = DraftProps & {
  tourPackage: TourPackage | undefined;
  onPackage: (id: string | null) => void;
  dayField: (props: DayFieldProps) => ReactNode;
};

/** Package, day with what is left, who comes, extras and a code. */
export const TripFields = ({ draft, change, errors, tourPackage, onPackage, dayField }: TripFieldsProps) => {
  const partsOf = (group: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([name, text]) =>
        name.startsWith(`${group}.`) ? [[name.slice(group.length + 1), text]] : [],
      ),
    );
  return (
    <div className="space-y-5">
      <Pick
        label="Trip"
        kind="trips"
        hint="Words of its title, place or description."
        find={findPackages}
        chosen={
          tourPackage === undefined
            ? null
            : {
                id: tourPackage._id,
                title: tourPackage.title,
                text: `${tourPackage.destination.name}, ${tourPackage.destination.country}`,
              }
        }
        onChoose={(found) => onPackage(found?.id ?? null)}
        error={errors.packageId}
      />
      {tourPackage === undefined ? null : (
        <>
          {dayField({
            tourPackage,
            value: draft.day,
            seats: seatsOf(tourPackage, draft.party),
            onChange: (day) => change({ day }),
            error: errors.travelDate,
          })}
          <PartyFields
            prices={tourPackage}
            units={unitsOn(tourPackage, draft.day)}
            party={draft.party}
            error={errors.party ?? errors.totalPersons}
            errors={partsOf('party')}
            onChange={(party) => change({ party })}
          />
          <ExtraFields
            prices={tourPackage}
            chosen={draft.extras}
            errors={partsOf('extras')}
            onChange={(extras) => change({ extras })}
          />
          <SingleRoomsField
            prices={tourPackage}
            party={draft.party}
            value={draft.singleRooms}
            error={errors.singleRooms}
            onChange={(singleRooms) => change({ singleRooms })}
          />
          <CodeField
            className="sm:w-2/3"
            value={draft.code}
            error={errors.code}
            isTaken={false}
            isAsking={false}
            needsDay={draft.day === ''}
            onApply={() => undefined}
            onChange={(code) => change({ code })}
          />
        </>
      )}
    </div>
  );
};
