import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarDate, StaffWait } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Badge, type BadgeTone } from '../../../shared/ui/display/badge.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { useConfirm } from '../../../shared/ui/overlays/use-confirm.ts';

type Departure = { packageId: string; day: CalendarDate };

const states: Readonly<Record<StaffWait['state'], { word: string; tone: BadgeTone }>> = {
  waiting: { word: 'Waiting', tone: 'grey' },
  offered: { word: 'Offered', tone: 'yellow' },
  booked: { word: 'Booked', tone: 'green' },
  declined: { word: 'Refused', tone: 'grey' },
  expired: { word: 'Offer ended', tone: 'grey' },
  ended: { word: 'Closed', tone: 'grey' },
};

const nameOf = ({ user }: StaffWait): string => (user ? (user.name ?? user.username) : 'Deleted account');

/** Of what became of a party: until when, or its booking. */
const Detail = ({ wait, mayOpen }: { wait: StaffWait; mayOpen: boolean }) => {
  const { state, until, bookingId, joinedAt } = wait;
  return (
    <p className="text-ink-soft text-small">
      Since {formatMoment(joinedAt)}
      {state === 'offered' && until ? `, held until ${formatMoment(until)}` : null}
      {bookingId && mayOpen ? (
        <>
          {', '}
          <Link to={paths.adminBooking(bookingId)} className="touchable underline underline-offset-4">
            see the booking
          </Link>
        </>
      ) : null}
    </p>
  );
};

const useWaitlist = ({ packageId, day }: Departure) => {
  const queryClient = useQueryClient();
  const queryKey = laterQueryKeys.departures.waitlist(packageId, day);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callEndpoint('listWaitlist', { params: { id: packageId, day }, signal }),
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: ({ name, entry }: { name: 'offerSeats' | 'removeFromWaitlist'; entry: string }) =>
      callEndpoint(name, { params: { id: packageId, day, entry } }),
    onSuccess: (list) => queryClient.setQueryData(queryKey, list),
    onError: logFailure('Changing a waitlist failed'),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: laterQueryKeys.departures.one(packageId, day) });
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  return { query, change };
};

type WaitlistSectionProps = Departure & { mayChange: boolean; mayOpenBookings: boolean };

/** Who waits for seats of a departure, in line, with an offer by hand and the way off the list. */
export const WaitlistSection = ({ packageId, day, mayChange, mayOpenBookings }: WaitlistSectionProps) => {
  const { query, change } = useWaitlist({ packageId, day });
  const confirm = useConfirm();
  const { data, error, isFetching, refetch } = query;
  const offer = async (wait: StaffWait): Promise<void> => {
    const sure = await confirm({
      title: `Offer ${counted(wait.seats, 'seat')} to ${nameOf(wait)}?`,
      text: 'The seats are held for 24 hours, and an email tells them. Others in line keep their place.',
      confirmLabel: 'Offer seats',
    });
    if (!sure) return;
    await change.mutateAsync({ name: 'offerSeats', entry: wait._id });
    void notify({ title: 'Seats offered', tone: 'green' });
  };
  const remove = async (wait: StaffWait): Promise<void> => {
    const sure = await confirm({
      title: `Take ${nameOf(wait)} off the waitlist?`,
      ...(wait.state === 'offered' ? { text: 'The seats that are held for them go to the next in line.' } : {}),
      confirmLabel: 'Remove',
      tone: 'danger',
    });
    if (!sure) return;
    await change.mutateAsync({ name: 'removeFromWaitlist', entry: wait._id });
    void notify({ title: 'Removed from the waitlist', tone: 'green' });
  };
  return (
    <Card as="section" aria-labelledby="departure-waitlist" className="space-y-2 p-4! text-small">
      <h2 id="departure-waitlist" className="font-semibold text-body text-ink">
        Waitlist
      </h2>
      {data === undefined && error !== null ? (
        <Notice
          tone="grey"
          action={
            <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
              Load the waitlist
            </Button>
          }
        >
          {sentenceOf(error)}
        </Notice>
      ) : null}
      {data === undefined && error === null ? <p className="text-ink-soft">Loading the waitlist...</p> : null}
      {data?.length === 0 ? <p className="text-ink-soft">Nobody waits for this departure.</p> : null}
      {change.error === null ? null : <Notice>{sentenceOf(change.error)}</Notice>}
      {data === undefined || data.length === 0 ? null : (
        <ol className="divide-y divide-hairline">
          {data.map((wait) => (
            <li key={wait._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <span className="figures w-8 shrink-0 text-ink-soft">
                {wait.position === undefined ? '–' : `${wait.position}.`}
              </span>
              <div className="min-w-40 flex-1">
                <p className="font-semibold text-ink wrap-anywhere">
                  {nameOf(wait)} <span className="font-normal text-ink-soft">{counted(wait.totalPersons, 'person')}</span>
                </p>
                <Detail wait={wait} mayOpen={mayOpenBookings} />
              </div>
              <Badge tone={states[wait.state].tone}>{states[wait.state].word}</Badge>
              {mayChange && wait.state !== 'booked' ? (
                <span className="flex flex-wrap gap-2">
                  {wait.state === 'waiting' ? (
                    <Button
                      variant="secondary"
                      size="small"
                      disabled={change.isPending}
                      aria-label={`Offer seats to ${nameOf(wait)}`}
                      onClick={() => void offer(wait).catch(() => undefined)}
                    >
                      Offer seats
                    </Button>
                  ) : null}
                  <Button
                    variant="secondary"
                    size="small"
                    disabled={change.isPending}
                    aria-label={`Remove ${nameOf(wait)}`}
                    onClick={() => void remove(wait).catch(() => undefined)}
                  >
                    Remove
                  </Button>
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
};
