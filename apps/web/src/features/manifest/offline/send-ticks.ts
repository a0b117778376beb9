import type { Arrival } from '@wayfarer/contracts';
import { ApiFailure } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { dropTick, type WaitingTick } from './waiting-ticks.ts';

/** What became of a tick: stored with what counts now, refused with a sentence, or still waiting. */
export type SentTick =
  | { tick: WaitingTick; state: 'stored'; arrival: Arrival | null }
  | { tick: WaitingTick; state: 'refused'; failure: ApiFailure }
  | { tick: WaitingTick; state: 'waiting' };

/**
 * Another try may succeed: there is no network, the server is busy or restarting, or the login has to be
 * repeated.
 */
const mayComeLater = ({ status }: ApiFailure): boolean => status === 0 || status === 401 || status === 429 || status >= 500;

const sendOne = async (tick: WaitingTick): Promise<SentTick> => {
  const { booking, userId: _whose, ...body } = tick;
  try {
    const { arrival } = await callEndpoint('checkIn', { params: { id: booking }, body });
    await dropTick(tick);
    return { tick, state: 'stored', arrival };
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure)) throw thrown;
    if (mayComeLater(thrown)) return { tick, state: 'waiting' };
    await dropTick(tick);
    return { tick, state: 'refused', failure: thrown };
  }
};

/** Sends ticks one after another, and stops at the first that has to wait: the others would wait as well. */
export const sendTicks = async (ticks: readonly WaitingTick[]): Promise<SentTick[]> => {
  const sent: SentTick[] = [];
  for (const tick of ticks) {
    const one = await sendOne(tick);
    sent.push(one);
    if (one.state === 'waiting') break;
  }
  return sent;
};
