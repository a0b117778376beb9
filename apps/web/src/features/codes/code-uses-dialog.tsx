import { type CodeUses, displayNameOf, groupDigits, type PromotionCode } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/paths.ts';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { useCodeUses } from './code-queries.ts';

const UseList = ({ total, uses }: CodeUses) => {
  if (total === 0) return <p className="text-ink-soft">No booking uses this code.</p>;
  return (
    <>
      {total > uses.length ? (
        <p className="mb-3 text-ink-soft">
          The latest {groupDigits(uses.length)} of {groupDigits(total)}.
        </p>
      ) : null}
      <ul className="divide-y divide-hairline">
        {uses.map(({ booking, bookingNumber, username, name, heldUntil }) => (
          <li key={booking} className="flex flex-wrap items-center justify-between gap-x-4">
            <Link
              to={paths.adminBooking(booking)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink underline decoration-hairline underline-offset-4 hover:decoration-ink"
            >
              {bookingNumber}
            </Link>
            <span className="wrap-anywhere">{username === null ? 'Deleted account' : displayNameOf({ username, name })}</span>
            <span className="text-ink-soft text-small">
              {heldUntil === null ? 'Paid' : `Held until ${formatMoment(heldUntil)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Who uses a code: paid bookings, and those that hold it until they are paid. */
export const CodeUsesDialog = ({ code, onClose }: { code: PromotionCode; onClose: () => void }) => {
  const { data, error, refetch, isFetching } = useCodeUses(code._id);
  return (
    <Dialog open wide title={`Bookings with ${code.code}`} onOpenChange={(open) => (open ? undefined : onClose())}>
      {data ? (
        <UseList {...data} />
      ) : error ? (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingBlock text="Loading bookings...">
          <Skeleton className="h-11" />
        </LoadingBlock>
      )}
    </Dialog>
  );
};
