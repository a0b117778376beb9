import { beginningOf, goOn, knownAfter, type Operation } from './replay.ts';
import { effectsOf, slotOf } from './world.ts';

/** Runs one operation from begin to end with nobody else at work, no fault and no crash: what becomes of the world, and what it gives. */
export const runAlone = async (operation: Operation, world: readonly number[]): Promise<{ world: number[]; gives: unknown }> => {
  const parts = [...world];
  let standpoint = await beginningOf(operation);
  while (standpoint.request) {
    const slot = slotOf(standpoint.requestId);
    const [effect] = effectsOf(slot, parts[slot] ?? 0, standpoint.requestId, false);
    if (!effect) throw new Error('An effect came to nothing.');
    parts[slot] = effect.part;
    standpoint = knownAfter(standpoint, effect.answer) ?? (await goOn(standpoint, effect.answer));
  }
  if (standpoint.bug) throw new Error(`${operation.name} failed: ${standpoint.bug}`);
  return { world: parts, gives: standpoint.gives };
};
