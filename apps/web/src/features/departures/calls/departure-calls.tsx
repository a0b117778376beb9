import { useQuery } from '@tanstack/react-query';
import type { CalendarDate, Called, DepartureCall } from '@wayfarer/contracts';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { RetryNotice } from '../../../shared/ui/feedback/retry-notice.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { CallLine } from './call-line.tsx';
import { departureCallsQuery, useNoteCall } from './call-queries.ts';

const isSame = (one: Omit<Called, 'day'>, { booking, message, email }: DepartureCall): boolean =>
  one.booking === booking && one.message === message && one.email === email;

type DepartureCallsProps = { packageId: string; day: CalendarDate; title: string };

/** Whom to call on a departure, because an email could not be sent. Nothing where all were written to. */
export const DepartureCalls = ({ packageId, day, title }: DepartureCallsProps) => {
  const { data = [], error, isFetching, refetch } = useQuery(departureCallsQuery(packageId, day));
  const { mutate, error: failure, variables, isPending } = useNoteCall(packageId, day);
  if (error !== null && data.length === 0)
    return (
      <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
        {sentenceOf(error)}
      </RetryNotice>
    );
  if (data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="departure-calls" className="p-4! text-small print:hidden">
      <h2 id="departure-calls" className="font-semibold text-body text-ink">
        To call
      </h2>
      <p className="text-ink-soft text-small">No email address is known of them, so nobody has written to them.</p>
      {failure === null ? null : <Notice className="mt-3">{sentenceOf(failure)}</Notice>}
      <ul className="mt-2 divide-y divide-hairline">
        {data.map((call) => (
          <CallLine
            key={`${call.message} ${call.email} ${call.booking}`}
            call={call}
            title={title}
            day={day}
            busy={isPending && isSame(variables, call)}
            onTick={(isCalled) => mutate({ booking: call.booking, message: call.message, email: call.email, isCalled })}
          />
        ))}
      </ul>
    </Card>
  );
};
