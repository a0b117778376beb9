import { bookingNumberOf, type Note } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { factLinkStyle } from '../../shared/ui/display/fact.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { LoadMore } from '../../shared/ui/table/load-more.tsx';
import { NoteForm } from './note-form.tsx';
import { type NoteSubject, useDeleteNote, useNotes } from './note-queries.ts';

type NoteLineProps = { note: Note; namesBooking: boolean; deleting: boolean; onDelete: () => void };

const NoteLine = ({ note, namesBooking, deleting, onDelete }: NoteLineProps) => (
  <li className="py-3">
    <p className="whitespace-pre-line text-ink wrap-anywhere">{note.text}</p>
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-ink-soft text-small">
      <span className="wrap-anywhere">
        {note.by ?? 'A former colleague'}, {formatMoment(note.writtenAt)}
        {namesBooking && note.booking !== null ? (
          <>
            {', '}
            <Link to={paths.adminBooking(note.booking)} className={factLinkStyle}>
              booking {bookingNumberOf(note.booking)}
            </Link>
          </>
        ) : null}
      </span>
      {note.isOwn ? (
        <Button variant="quiet" size="small" busy={deleting} onClick={onDelete}>
          Delete note
        </Button>
      ) : null}
    </div>
  </li>
);

/** What staff wrote down about somebody, or about one of their bookings; newest first. */
export const Notes = ({ about }: { about: NoteSubject }) => {
  const list = useNotes(about);
  const mayWrite = useMay('change-bookings');
  const { mutate, isPending, variables, error } = useDeleteNote();
  return (
    <section aria-labelledby="notes" className="space-y-4">
      <h2 id="notes" className="font-bold text-ink text-lead">
        Notes
      </h2>
      {error === null ? null : <Notice>{sentenceOf(error)}</Notice>}
      {list.failure === null ? null : (
        <RetryNotice busy={list.retrying} onRetry={list.retry}>
          {list.failure}
        </RetryNotice>
      )}
      {mayWrite ? <NoteForm about={about} /> : null}
      {!list.loading && list.failure === null && list.entries.length === 0 ? (
        <p className="text-ink-soft">No notes yet.</p>
      ) : null}
      {list.entries.length === 0 ? null : (
        <Card className="py-2!">
          <ul aria-label="Notes" className="divide-y divide-hairline">
            {list.entries.map((note) => (
              <NoteLine
                key={note._id}
                note={note}
                namesBooking={about.booking === undefined}
                deleting={isPending && variables === note._id}
                onDelete={() => mutate(note._id)}
              />
            ))}
          </ul>
        </Card>
      )}
      {list.hasMore ? <LoadMore list={list} shown={list.entries.length} noun="note" /> : null}
    </section>
  );
};
