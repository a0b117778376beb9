import { displayNameOf, type ManifestEntry } from '@wayfarer/contracts';
import { BookingNumber } from './manifest-reach.tsx';
import { kindText, nameOrPlace } from './manifest-words.ts';
import { roomTotals, roomWords } from './room-words.ts';

const CELL = 'border-hairline border-t px-4 py-2.5 align-top print:px-2';

/**
 * For the hotel: who booked together, and how many single rooms. Who sleeps in which is nowhere booked, so a
 * column is left for it on paper.
 */
export const RoomingList = ({ entries }: { entries: readonly ManifestEntry[] }) => (
  <section aria-labelledby="rooming-list" className="space-y-3">
    <h2 id="rooming-list" className="font-semibold text-ink text-lead">
      Rooming list
    </h2>
    <p className="text-ink-soft">
      {roomTotals(entries)}. This is what is booked: beds, and who shares with another booking, are agreed with the hotel.
    </p>
    <table className="w-full border-separate border-spacing-0 overflow-clip rounded-card border border-hairline bg-surface text-start text-small">
      <thead className="bg-sunken text-ink-soft">
        <tr>
          <th scope="col" className="px-4 py-2 font-semibold print:px-2">
            Booking
          </th>
          <th scope="col" className="px-4 py-2 font-semibold print:px-2">
            Persons
          </th>
          <th scope="col" className="px-4 py-2 font-semibold print:px-2">
            Rooms
          </th>
          <th scope="col" className="hidden w-24 px-2 py-2 font-semibold print:table-cell">
            Room no.
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry._id} className="break-inside-avoid">
            <th scope="row" className={`wrap-anywhere font-semibold text-ink ${CELL}`}>
              {entry.contact?.name ?? displayNameOf(entry.user)}
              <span className="block font-normal">
                <BookingNumber id={entry._id} />
              </span>
            </th>
            <td className={CELL}>
              <ul>
                {entry.travellers.map((person, place) => (
                  <li key={person.id} className="wrap-anywhere text-ink">
                    <bdi>{nameOrPlace({ name: person.name, place })}</bdi>
                    {kindText(person) === '' ? null : <span className="text-ink-soft"> · {kindText(person)}</span>}
                  </li>
                ))}
              </ul>
            </td>
            <td className={`text-ink ${CELL}`}>{roomWords(entry)}</td>
            <td aria-label="To be written by hand" className={`hidden print:table-cell ${CELL}`} />
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
