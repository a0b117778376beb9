import { useQueryClient } from '@tanstack/react-query';
import type { CalendarDate, ManifestEntry } from '@wayfarer/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { readSession } from '../../../shared/session/session.ts';
import type { Manifest } from '../manifest-query.ts';
import { type SentTick, sendTicks } from './send-ticks.ts';
import { type Tick, withTick } from './ticks.ts';
import { keepTick, type WaitingTick, waitingTicksOf } from './waiting-ticks.ts';

/** Until ticks that wait are sent again, in milliseconds; at once when the browser has a network again. */
const AGAIN_MS = 15_000;

/**
 * The manifest with ticks as they were made, though they may not have reached the server yet. They are kept on the
 * device, and sent once there is a network; a refused one is taken back, with the sentence of the refusal.
 */
export const useArrivals = (packageId: string, day: CalendarDate, manifest: readonly ManifestEntry[]) => {
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<readonly WaitingTick[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isSending = useRef(false);

  const follow = useCallback(
    (sent: SentTick): void => {
      if (sent.state === 'waiting') return;
      if (sent.state === 'refused') {
        logFailure('Ticking an arrival failed')(sent.failure);
        setRefusal(sent.failure.message);
        return;
      }
      const counts = { ...sent.tick, arrival: sent.arrival };
      queryClient.setQueryData<Manifest>(
        laterQueryKeys.manifests.of(packageId, day),
        (known) => known && { ...known, entries: withTick(known.entries, counts) },
      );
    },
    [queryClient, packageId, day],
  );

  /** Until none waits, those made meanwhile included, or the server cannot be reached. */
  const send = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      let ticks = await waitingTicksOf(readSession().userId);
      let isReached = true;
      setWaiting(ticks);
      while (ticks.length > 0 && isReached) {
        const sent = await sendTicks(ticks);
        sent.forEach(follow);
        isReached = sent.every(({ state }) => state !== 'waiting');
        ticks = await waitingTicksOf(readSession().userId);
        setWaiting(ticks);
      }
    } finally {
      isSending.current = false;
    }
  }, [follow]);

  useEffect(() => {
    const again = () => void send();
    again();
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [send]);

  const tick = async (made: Tick): Promise<void> => {
    const { userId } = readSession();
    if (userId === null) return;
    setRefusal(null);
    const kept: WaitingTick = { ...made, at: new Date().toISOString(), userId };
    setWaiting((known) => [...known.filter((one) => one.booking !== made.booking || one.place !== made.place), kept]);
    await keepTick(kept);
    await send();
  };
  return { entries: waiting.reduce<readonly ManifestEntry[]>(withTick, manifest), waiting: waiting.length, refusal, tick };
};
