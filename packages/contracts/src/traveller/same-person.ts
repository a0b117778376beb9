import type { CalendarDate } from '../values/calendar-date.ts';

/** How somebody is named on a list. */
export type NamedPerson = { readonly name: string; readonly birthDate?: CalendarDate | undefined };

/** One wrong letter in so many may be a slip of the keys; a shorter name with another letter is another. */
const LETTERS_PER_SLIP = 5;
const MAX_SLIPS = 2;

/** The words of a name without case and accents, in one order: families and given names change places. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    // Accents of Latin, Greek and Cyrillic. The marks of other scripts are letters.
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .toSorted();

/** How many letters were added, left out, changed or swapped with the next one. */
const slipsBetween = (before: readonly string[], after: readonly string[]): number => {
  const rows: number[][] = [Array.from({ length: after.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= before.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= after.length; column += 1) {
      const [one, other] = [before[row - 1], after[column - 1]];
      const isSwapped = row > 1 && column > 1 && one === after[column - 2] && before[row - 2] === other;
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (one === other ? 0 : 1),
          ...(isSwapped ? [at(row - 2, column - 2) + 1] : []),
        ),
      );
    }
  }
  return at(before.length, after.length);
};

/** Whether all words of one name are in the other: a middle name, or the family's, was added or left out. */
const isPartOf = (some: readonly string[], all: readonly string[]): boolean => some.every((word) => all.includes(word));

/**
 * Whether a changed name is still that of the person before, corrected. Where it may be somebody else's they
 * count as another person, whose passport has to be entered anew: a wrong number at a name is worse than one
 * that is asked for twice.
 */
export const isSamePerson = (before: NamedPerson, after: NamedPerson): boolean => {
  const [was, is] = [wordsOf(before.name), wordsOf(after.name)];
  if (was.join(' ') === is.join(' ')) return true;
  if (before.birthDate !== undefined && after.birthDate !== undefined && before.birthDate !== after.birthDate) return false;
  if (isPartOf(was, is) || isPartOf(is, was)) return true;
  const [old, letters] = [Array.from(was.join('')), Array.from(is.join(''))];
  const allowed = Math.min(MAX_SLIPS, Math.floor(Math.min(old.length, letters.length) / LETTERS_PER_SLIP));
  return slipsBetween(old, letters) <= allowed;
};
