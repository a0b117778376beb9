import type { ArrivalForm } from '@wayfarer/contracts';
import { idAt } from '../id-at.ts';
import type { Tick } from './ticks.ts';

/**
 * A tick that the server has not answered yet, and whose it is: nobody's ticks are sent as those of another.
 */
export type WaitingTick = Tick & Pick<ArrivalForm, 'at'> & { userId: string };

/** As an earlier version stored it. */
type TickOfPlace = Omit<WaitingTick, 'traveller'> & { traveller?: string; place: number };

const addressOf = ({ booking, traveller }: Pick<WaitingTick, 'booking' | 'traveller'>): string =>
  `/waiting-ticks/${booking}/${traveller}`;

/** Kept over a logout: a tick names nobody, and is sent once its account opens a manifest again. */
const STORE = 'waiting-ticks';
/** Where the browser keeps nothing (no HTTPS, or storage denied), they are kept as long as the page. */
const inMemory = new Map<string, WaitingTick>();

const openCache = async (): Promise<Cache | null> => {
  try {
    return (await globalThis.caches?.open(STORE)) ?? null;
  } catch {
    return null;
  }
};

/**
 * Keeps a tick, in place of an earlier one for the same person, over a reload and without a network; as long
 * as the page where the storage is full.
 */
export const keepTick = async (tick: WaitingTick): Promise<void> => {
  inMemory.set(addressOf(tick), tick);
  try {
    await (await openCache())?.put(addressOf(tick), Response.json(tick));
  } catch (thrown) {
    console.warn('Keeping a tick over a reload failed', thrown);
  }
};

/** The ticks of an account that wait, those of earlier pages included. */
export const waitingTicksOf = async (userId: string | null): Promise<WaitingTick[]> => {
  const cache = await openCache();
  for (const request of (await cache?.keys()) ?? []) {
    const answer = await cache?.match(request);
    if (!answer) continue;
    const { place, ...stored } = (await answer.json()) as TickOfPlace;
    const tick: WaitingTick = { ...stored, traveller: idAt({ id: stored.traveller }, place) };
    if (!inMemory.has(addressOf(tick))) inMemory.set(addressOf(tick), tick);
  }
  return [...inMemory.values()].filter((tick) => tick.userId === userId);
};

/** Removes a tick that was answered, unless a later one for the same person has come meanwhile. */
export const dropTick = async (tick: WaitingTick): Promise<void> => {
  if (inMemory.get(addressOf(tick))?.at !== tick.at) return;
  inMemory.delete(addressOf(tick));
  await (await openCache())?.delete(addressOf(tick));
};
