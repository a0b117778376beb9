import type { Arrival } from '@wayfarer/contracts';
import { ArrivalButtons } from './arrival-buttons.tsx';
import type { ManifestPerson } from './filter-manifest.ts';
import { ManifestAnswerList } from './manifest-answer-list.tsx';
import { Phone } from './manifest-reach.tsx';
import { arrivalWords, kindText, nameOrPlace } from './manifest-words.ts';

/** Null where nobody can be ticked. */
export type OnTick = ((traveller: string, arrival: Arrival | null) => void) | null;

/** In the box that is ticked by hand on paper. */
const printedTicks: Readonly<Record<Arrival, string>> = { here: '✓', 'no-show': '–' };

/** A box for a pen, on paper alone. */
export const PrintedTick = ({ person: { arrival } }: { person: ManifestPerson }) => (
  <span
    aria-hidden="true"
    className="hidden size-5 shrink-0 place-items-center border border-ink text-small leading-none print:grid"
  >
    {arrival === undefined ? null : printedTicks[arrival]}
  </span>
);

/** Who it is, what they eat, what a guide should know of them, and their own phone. */
export const PersonFacts = ({ person }: { person: ManifestPerson }) => {
  const { diet, phone, note, nationality } = person;
  return (
    <>
      <p className="wrap-anywhere font-semibold text-ink">
        <bdi>{nameOrPlace(person)}</bdi>
        {kindText(person) === '' ? null : <span className="figures font-normal text-ink-soft"> · {kindText(person)}</span>}
        {nationality === undefined ? null : <span className="font-normal text-ink-soft"> · {nationality}</span>}
      </p>
      {diet === undefined ? null : <strong className="block wrap-anywhere font-bold text-ink">{diet}</strong>}
      {note === undefined ? null : <p className="wrap-anywhere text-ink-soft">{note}</p>}
      <ManifestAnswerList answers={person.answers} />
      {phone === undefined ? null : <Phone number={phone} />}
    </>
  );
};

/** Buttons to tick a person, or what was ticked. */
export const PersonArrival = ({ person, onTick }: { person: ManifestPerson; onTick: OnTick }) => {
  const { id, arrival } = person;
  if (onTick === null) return arrival && <span className="font-semibold text-ink">{arrivalWords[arrival]}</span>;
  return <ArrivalButtons name={nameOrPlace(person)} arrival={arrival} onTick={(ticked) => onTick(id, ticked)} />;
};
