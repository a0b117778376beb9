import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { VoucherArrivals as Arrivals } from '@wayfarer/contracts';
import { useCallback } from 'react';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { t, tn } from '../../shared/words/words.ts';
import { ArrivalButtons } from './arrival-buttons.tsx';
import { nameOrPlace } from './manifest-words.ts';
import type { Tick } from './offline/ticks.ts';
import { useWaitingTicks } from './offline/use-waiting-ticks.ts';

/** Why nobody is ticked; null on the day of the departure. */
const whyNot = ({ state, travelDate }: Arrivals): string | null => {
  if (state === 'cancelled') return t('This booking is cancelled, so nobody is checked in.');
  if (state === 'early') return t('This trip leaves on {day}, not today. Check in on that day.', { day: formatDay(travelDate) });
  return state === 'over'
    ? t('This trip left on {day}. Its list is where somebody is ticked later.', { day: formatDay(travelDate) })
    : null;
};

/** Whom the ticks that wait leave here, or not. */
const withTicks = ({ booking, travellers }: Arrivals, waiting: readonly Tick[]) =>
  travellers.map((person) => {
    const tick = waiting.find((one) => one.booking === booking && one.traveller === person.id);
    return { ...person, arrival: tick ? (tick.arrival ?? undefined) : person.arrival };
  });

type ToTickProps = { known: Arrivals; onStored: (tick: Tick) => Promise<void> };

const ToTick = ({ known, onStored }: ToTickProps) => {
  const { booking } = known;
  const nameOf = useCallback(
    ({ traveller }: Tick) => {
      const place = known.travellers.findIndex(({ id }) => id === traveller);
      return nameOrPlace({ name: known.travellers[place]?.name ?? null, place });
    },
    [known.travellers],
  );
  const { waiting, refusals, tick } = useWaitingTicks({ onStored, nameOf });
  const people = withTicks(known, waiting);
  const missing = people.filter(({ arrival }) => arrival !== 'here');
  const tickAll = async (): Promise<void> => {
    for (const { id } of missing) await tick({ booking, traveller: id, arrival: 'here' });
  };
  const unsent = waiting.filter((one) => one.booking === booking).length;
  return (
    <>
      {refusals.map((told) => (
        <Notice key={told}>{told}</Notice>
      ))}
      {missing.length === 0 ? (
        <Notice tone="green">{tn(people.length, 'Checked in.', 'All {n} are checked in.')}</Notice>
      ) : (
        <Button className="w-full" onClick={() => void tickAll()}>
          {missing.length === people.length
            ? tn(people.length, 'Here', 'Here: all {n}')
            : tn(missing.length, 'Here: the other {n}', 'Here: the other {n}')}
        </Button>
      )}
      {unsent > 0 ? <p className="text-ink-soft">{t('Kept on this device, and sent once there is a network.')}</p> : null}
      <ul className="divide-y divide-hairline">
        {people.map(({ id, name, arrival }, place) => {
          const who = nameOrPlace({ name, place });
          return (
            <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-3 py-2">
              <span className="wrap-anywhere font-semibold text-ink">{who}</span>
              <ArrivalButtons
                name={who}
                arrival={arrival}
                onTick={(next) => void tick({ booking, traveller: id, arrival: next })}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** For who checks travellers in: who is on a scanned voucher, to tick at one press on the day. */
export const VoucherArrivals = ({ code }: { code: string }) => {
  const queryClient = useQueryClient();
  const queryKey = laterQueryKeys.manifests.voucher(code);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callEndpoint('showArrivals', { params: { code }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const onStored = useCallback(
    async (tick: Tick): Promise<void> => {
      const key = laterQueryKeys.manifests.voucher(code);
      queryClient.setQueryData<Arrivals>(key, (known) => known && { ...known, travellers: withTicks(known, [tick]) });
    },
    [queryClient, code],
  );
  if (data === undefined)
    return error === null ? null : (
      <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
        {sentenceOf(error)}
      </RetryNotice>
    );
  const why = whyNot(data);
  return (
    <Card as="section" aria-labelledby="voucher-arrivals" className="space-y-4">
      <h2 id="voucher-arrivals" className="font-bold text-ink text-lead">
        {t('Check in')}
      </h2>
      {why === null ? <ToTick known={data} onStored={onStored} /> : <Notice tone="amber">{why}</Notice>}
      <LinkButton to={paths.adminDeparture(data.packageId, data.travelDate)} variant="secondary">
        {t('List of this departure')}
      </LinkButton>
    </Card>
  );
};
