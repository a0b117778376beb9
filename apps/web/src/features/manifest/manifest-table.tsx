import { displayNameOf, type ManifestEntry } from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import type { ShownBooking } from './filter-manifest.ts';
import { ManifestAnswerList } from './manifest-answer-list.tsx';
import { type OnTick, PersonArrival, PersonFacts, PrintedTick } from './manifest-person.tsx';
import { BookingNumber, BookingReach } from './manifest-reach.tsx';

type ManifestTableProps = {
  shown: readonly ShownBooking[];
  onTickOf: (booking: ManifestEntry) => OnTick;
  money: (booking: ManifestEntry) => ReactNode;
};

const CELL = 'px-3 py-1.5 align-middle print:px-2';

/** Everybody on a departure where there is room for a table: a row for each person, grouped by booking. */
export const ManifestTable = ({ shown, onTickOf, money }: ManifestTableProps) => (
  <table className="w-full border-separate border-spacing-0 overflow-clip rounded-card border border-hairline bg-surface text-start text-small">
    <caption className="sr-only">Travellers</caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">Traveller</th>
        <th scope="col">Booking</th>
        <th scope="col">Arrival</th>
      </tr>
    </thead>
    {shown.map(({ entry, persons }) => (
      <tbody key={entry._id} className="break-inside-avoid [&+tbody_tr:first-child>*]:border-t">
        {persons.map((person, at) => (
          <tr key={person.id} className="*:border-hairline">
            <td className={CELL}>
              <div className="flex items-center gap-3">
                <PrintedTick person={person} />
                <div className="min-w-0">
                  <PersonFacts person={person} />
                </div>
              </div>
            </td>
            {at > 0 ? null : (
              <th scope="rowgroup" rowSpan={persons.length} className={`w-[42%] border-s font-normal ${CELL} align-top`}>
                <span className="flex min-h-6 flex-wrap items-baseline gap-x-3">
                  <span className="wrap-anywhere font-semibold text-ink">{entry.contact?.name ?? displayNameOf(entry.user)}</span>
                  <BookingNumber id={entry._id} />
                </span>
                <BookingReach entry={entry} />
                <ManifestAnswerList answers={entry.answers} />
                {money(entry)}
              </th>
            )}
            <td className={`w-px whitespace-nowrap border-s ${CELL}`}>
              <PersonArrival person={person} onTick={onTickOf(entry)} />
            </td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
