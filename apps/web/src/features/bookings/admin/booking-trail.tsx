import type { TrailEntry } from '@wayfarer/contracts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { ShortId } from '../../../shared/ui/display/short-id.tsx';
import { TechnicalDetails } from '../../../shared/ui/display/technical-details.tsx';
import { actorWordsOf, changeWordsOf, isOnlyHeldLonger, reasonOf } from './trail-words.ts';

const Entry = ({ entry }: { entry: TrailEntry }) => (
  <li className="relative border-hairline border-s pb-6 ps-5 last:pb-0">
    <span aria-hidden="true" className="-start-[0.3125rem] absolute top-1.5 size-2.5 rounded-full bg-accent" />
    <ul className="space-y-1 text-ink">
      {entry.changes.map((change) => (
        <li key={`${change.what} ${change.attempt} ${change.to} ${change.amount}`}>
          {changeWordsOf(change)}
          {reasonOf(change) === null ? null : <q className="block text-ink-soft wrap-anywhere">{reasonOf(change)}</q>}
        </li>
      ))}
    </ul>
    <p className="figures mt-1 text-ink-faint text-small wrap-anywhere">
      <time dateTime={entry.at}>{formatMoment(entry.at, 'second')}</time> · {actorWordsOf(entry)}
    </p>
  </li>
);

/** The ids under which the log knows the calls of these changes. */
const Requests = ({ entries }: { entries: readonly TrailEntry[] }) => {
  const known = entries.flatMap(({ at, version, requestId }) => (requestId === null ? [] : [{ at, version, requestId }]));
  if (known.length === 0) return null;
  return (
    <TechnicalDetails>
      <ul aria-label="Requests" className="figures text-ink-faint">
        {known.map(({ at, version, requestId }) => (
          <li key={version}>
            {formatMoment(at, 'second')}: request <ShortId label="request" id={requestId} />
          </li>
        ))}
      </ul>
    </TechnicalDetails>
  );
};

/** Every change of a booking that tells something, oldest first: what, when, and by whom. */
export const BookingTrail = ({ entries }: { entries: readonly TrailEntry[] }) => (
  <section aria-labelledby="trail" className="space-y-4">
    <h2 id="trail" className="font-bold text-ink text-lead">
      History
    </h2>
    {entries.length === 0 ? (
      <p className="text-ink-soft">This booking was made before changes were kept.</p>
    ) : (
      <ol className="max-w-prose ps-1">
        {entries.map((entry) => (isOnlyHeldLonger(entry) ? null : <Entry key={entry.version} entry={entry} />))}
      </ol>
    )}
    <Requests entries={entries} />
  </section>
);
