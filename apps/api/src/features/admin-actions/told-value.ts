import { MAX_TOLD_CHARACTERS } from '@wayfarer/contracts';

/** Characters before the first difference of two long texts that are told with it. */
const LEAD = 60;

const wordsOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(wordsOf).join('; ');
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([name]) => name !== '_id' && name !== 'id')
      .map(([name, inner]) => `${name} ${wordsOf(inner)}`)
      .join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** At most so many characters from a place on; never half of one. */
const cutFrom = (text: string, from: number): string => {
  const rest = `${from > 0 ? '…' : ''}${text.slice(from)}`;
  const told = rest.length > MAX_TOLD_CHARACTERS ? `${rest.slice(0, MAX_TOLD_CHARACTERS - 1)}…` : rest;
  return told.toWellFormed();
};

/** A value in words; null for nothing. */
export const toldValue = (value: unknown): string | null => cutFrom(wordsOf(value), 0) || null;

/** Two values in words. Of long ones what is told begins shortly before they first differ. */
export const toldChange = (from: unknown, to: unknown): { from: string | null; to: string | null } => {
  const [before, after] = [wordsOf(from), wordsOf(to)];
  if (Math.max(before.length, after.length) <= MAX_TOLD_CHARACTERS) return { from: before || null, to: after || null };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = Math.max(0, same - LEAD);
  return { from: cutFrom(before, before === '' ? 0 : start) || null, to: cutFrom(after, after === '' ? 0 : start) || null };
};
