import { type ChangedField, MAX_TOLD_CHARACTERS } from '@wayfarer/contracts';
import type { ValueEntry } from './value-entries.ts';

/** Characters before the first difference of two long texts that are told with it. */
const LEAD = 60;

/** The entries of each part in a line of its own. */
const textOf = (entries: readonly ValueEntry[]): string => {
  const lines = new Map<string | null, string[]>();
  for (const { heading, text } of entries) lines.set(heading, [...(lines.get(heading) ?? []), text]);
  return [...lines].map(([heading, texts]) => `${heading === null ? '' : `${heading}: `}${texts.join('; ')}`).join('\n');
};

/** At most so many characters from a place on; never half of one. */
const cutFrom = (text: string, from: number): string => {
  const rest = `${from > 0 ? '…' : ''}${text.slice(from)}`;
  const told = rest.length > MAX_TOLD_CHARACTERS ? `${rest.slice(0, MAX_TOLD_CHARACTERS - 1)}…` : rest;
  return told.toWellFormed();
};

/** A value in words; null for nothing. */
export const toldValue = (entries: readonly ValueEntry[]): string | null => cutFrom(textOf(entries), 0) || null;

/** Of long texts what is told begins shortly before they first differ. */
const toldTexts = (before: string, after: string): { from: string | null; to: string | null } => {
  if (Math.max(before.length, after.length) <= MAX_TOLD_CHARACTERS) return { from: before || null, to: after || null };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = Math.max(0, same - LEAD);
  return { from: cutFrom(before, before === '' ? 0 : start) || null, to: cutFrom(after, after === '' ? 0 : start) || null };
};

/** The entries that others do not have, each as often as they lack it. */
const without = (entries: readonly ValueEntry[], others: readonly ValueEntry[]): ValueEntry[] => {
  const left = [...others];
  return entries.filter(({ heading, text }) => {
    const at = left.findIndex((other) => other.heading === heading && other.text === text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Two values in words: of lists the entries that only one has, and how many both have. */
export const toldChange = (before: readonly ValueEntry[], after: readonly ValueEntry[]): Omit<ChangedField, 'field'> => {
  const [gone, added] = [without(before, after), without(after, before)];
  const same = after.length - added.length;
  // In another order, or a list of others: told whole.
  if (same === 0 || gone.length + added.length === 0) return toldTexts(textOf(before), textOf(after));
  return { ...toldTexts(textOf(gone), textOf(added)), same };
};
