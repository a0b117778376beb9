import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { readSession } from '../../../shared/session/session.ts';
import { keepStoredTick } from './kept-manifests.ts';
import { type SentTick, sendTicks } from './send-ticks.ts';
import type { Tick } from './ticks.ts';
import { keepTick, type WaitingTick, waitingTicksOf } from './waiting-ticks.ts';

/** Until ticks that wait are sent again, in milliseconds; at once when the browser has a network again. */
const AGAIN_MS = 15_000;

type Follow = {
  /** What counts of a tick that the server has stored. */
  onStored?: (tick: Tick) => Promise<void>;
  /** Whom a refused one is about. */
  nameOf: (tick: Tick) => string;
};

/**
 * The ticks of this account that are not sent yet, of whichever departure. They are kept on the device, and
 * sent while a screen that shows them is open and there is a network; a refused one is told with its person
 * and the sentence.
 */
export const useWaitingTicks = ({ onStored, nameOf }: Follow) => {
  const [waiting, setWaiting] = useState<readonly WaitingTick[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const isSending = useRef(false);

  const follow = useCallback(
    async (sent: SentTick): Promise<void> => {
      if (sent.state === 'refused') {
        logFailure('Ticking an arrival failed')(sent.failure);
        const told = `${nameOf(sent.tick)}: ${sent.failure.message}`;
        setRefusals((known) => [...known.filter((one) => one !== told), told]);
      } else if (sent.state === 'stored') {
        const counts = { ...sent.tick, arrival: sent.arrival };
        await onStored?.(counts);
        await keepStoredTick(counts);
      }
    },
    [onStored, nameOf],
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
        for (const one of sent) await follow(one);
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
    setRefusals([]);
    const kept: WaitingTick = { ...made, at: new Date().toISOString(), userId };
    setWaiting((known) => [...known.filter((one) => one.booking !== made.booking || one.traveller !== made.traveller), kept]);
    await keepTick(kept);
    await send();
  };
  return { waiting, refusals, tick };
};
