import { brokenGuards } from '../model/broken-guards.ts';
import type { Edit } from '../model/job.ts';

/** How the source reads without a guard; the same table that the model check uses. @param name for example compare-and-swap */
export const editsWithout = (name: string): readonly Edit[] => {
  const found = brokenGuards.find(({ guard, edits }) => edits.length > 0 && guard.startsWith(name));
  if (found) return found.edits;
  const names = brokenGuards.filter(({ edits }) => edits.length > 0).map(({ guard }) => guard);
  throw new Error(`There is no guard ${name}; there are: ${names.join('; ')}.`);
};
