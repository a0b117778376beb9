import { useQuery } from '@tanstack/react-query';
import type { CalendarDate } from '@wayfarer/contracts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { loadPart } from '../../../shared/ui/browser/load-part.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import type { TickedBooking } from '../booking-ticks.tsx';
import { departureMessagesQuery } from './message-queries.ts';

const WriteToAll = lazy(async () => ({ default: (await loadPart(() => import('./write-to-all.tsx'))).WriteToAll }));

type DepartureMessagesProps = {
  packageId: string;
  day: CalendarDate;
  /** Who travels. */
  bookings: readonly TickedBooking[];
  mayWrite: boolean;
};

/** What was written to those who travel on a departure, and the form of the next message. */
export const DepartureMessages = ({ packageId, day, bookings, mayWrite }: DepartureMessagesProps) => {
  const { data, error, isFetching, refetch } = useQuery(departureMessagesQuery(packageId, day));
  const [isWriting, setWriting] = useState(false);
  const told: ReactNode =
    data === undefined || data.length === 0 ? (
      <p className="text-ink-soft">{data === undefined ? 'Loading messages...' : 'No messages yet.'}</p>
    ) : (
      <ol className="divide-y divide-hairline">
        {data.map(({ at, by, subject, text, bookings: recipients, byPhone = 0 }) => (
          <li key={at} className="py-3">
            <p className="font-semibold text-ink wrap-anywhere">{subject ?? 'Erased'}</p>
            <p className="text-ink-soft text-small">
              {`${formatMoment(at)}, by ${by ?? 'a former colleague'}, to ${counted(recipients - byPhone, 'booking')}`}
              {byPhone === 0 ? null : `, ${byPhone} to call`}
            </p>
            {text === null ? null : <p className="mt-1 whitespace-pre-line text-ink wrap-anywhere">{text}</p>}
          </li>
        ))}
      </ol>
    );
  return (
    <Card as="section" aria-labelledby="departure-messages" className="space-y-4">
      <h2 id="departure-messages" className="font-semibold text-ink text-lead">
        Messages to all
      </h2>
      {data === undefined && error !== null ? (
        <Notice
          tone="grey"
          action={
            <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
              Load messages
            </Button>
          }
        >
          {sentenceOf(error)}
        </Notice>
      ) : (
        told
      )}
      {isWriting ? (
        <Suspense>
          <WriteToAll packageId={packageId} day={day} bookings={bookings} onClose={() => setWriting(false)} />
        </Suspense>
      ) : mayWrite && bookings.length > 0 ? (
        <Button variant="secondary" onClick={() => setWriting(true)}>
          Write to all
        </Button>
      ) : null}
    </Card>
  );
};
