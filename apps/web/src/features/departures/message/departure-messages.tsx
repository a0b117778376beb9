import { useQuery } from '@tanstack/react-query';
import type { CalendarDate } from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { departureMessagesQuery } from './message-queries.ts';

type DepartureMessagesProps = { packageId: string; day: CalendarDate };

/** What was written to those who travel on a departure. */
export const DepartureMessages = ({ packageId, day }: DepartureMessagesProps) => {
  const { data, error, isFetching, refetch } = useQuery(departureMessagesQuery(packageId, day));
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
    <Card as="section" aria-labelledby="departure-messages" className="space-y-2 p-4! text-small">
      <h2 id="departure-messages" className="font-semibold text-body text-ink">
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
    </Card>
  );
};
