import { useQuery } from '@tanstack/react-query';
import { type CalendarDate, groupDigits } from '@wayfarer/contracts';
import type { RefObject } from 'react';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { RetryNotice } from '../../../shared/ui/feedback/retry-notice.tsx';
import { cancellationQuery } from './cancellation-query.ts';

type CancellationProgressProps = { packageId: string; day: CalendarDate; ref: RefObject<HTMLElement | null> };

/**
 * Of a cancelled departure: by whom, why, and how many of its bookings are cancelled, asked or moved by now.
 */
export const CancellationProgress = ({ packageId, day, ref }: CancellationProgressProps) => {
  const { data, error, isFetching, refetch } = useQuery(cancellationQuery(packageId, day));
  const cancellation = data?.cancellation;
  if (!cancellation)
    return error === null ? null : (
      <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
        {sentenceOf(error)}
      </RetryNotice>
    );
  const { at, by, reason, bookings, cancelled, asked, moved, otherDay } = cancellation;
  const done = cancelled + asked + moved;
  return (
    <section ref={ref} tabIndex={-1} aria-label="Cancelled departure" className="mt-6 outline-none print:hidden">
      <Notice tone="grey">
        {`Cancelled ${groupDigits(cancelled)} of ${groupDigits(bookings)}`}
        {asked > 0 && otherDay
          ? `, ${groupDigits(asked)} can choose ${formatDay(otherDay.day)} until ${formatMoment(otherDay.until)}`
          : null}
        {moved > 0 ? `, ${groupDigits(moved)} moved to another day` : null}
        {done < bookings ? '. The rest follows by itself.' : null}
        <span className="block font-normal">{`By ${by ?? 'a former admin'}, ${formatMoment(at)}`}</span>
        {reason === null ? null : <span className="block font-normal wrap-anywhere">{reason}</span>}
      </Notice>
    </section>
  );
};
