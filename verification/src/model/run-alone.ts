import { knownProgress, type Operation, resume, startOf } from './replay.ts';
import { effectsOf, slotOf } from './system-state.ts';

/**
 * Runs one operation from start to end with nothing else running, no fault and no crash. @returns the state
 * afterwards, and its result
 */
export const runAlone = async (operation: Operation, state: readonly number[]): Promise<{ state: number[]; gives: unknown }> => {
  const parts = [...state];
  let progress = await startOf(operation);
  while (progress.request) {
    const slot = slotOf(progress.requestId);
    const [effect] = effectsOf(slot, parts[slot] ?? 0, progress.requestId, false);
    if (!effect) throw new Error('An effect came to nothing.');
    parts[slot] = effect.part;
    progress = knownProgress(progress, effect.answer) ?? (await resume(progress, effect.answer));
  }
  if (progress.bug) throw new Error(`${operation.name} failed: ${progress.bug}`);
  return { state: parts, gives: progress.gives };
};
