import {
  type PackagePart,
  type PackageParts,
  type PartField,
  packageParts,
  partFields,
  UnreadableText,
} from '@wayfarer/contracts';
import type { Refused } from '../planned-line.ts';
import type { PackageLine, PartColumn } from './package-lines.ts';

type ReadParts = {
  /** What the form says of each part that is another one than before; null takes it away. */
  readonly fields: { readonly [Field in PartField]?: PackageParts[Field] | null };
  readonly problems: readonly Refused[];
};

const columns = Object.entries(packageParts) as [PartColumn, PackagePart][];

/** Without departures there is no schedule; what else the line says of one is a mistake then. */
const withoutDepartures = ({ texts }: PackageLine): Refused[] =>
  columns.some(([column, { path }]) => path.startsWith('schedule.') && texts[column]?.trim())
    ? [{ path: ['schedule', 'rules'], message: 'Enter departures, or leave the other columns about them empty.' }]
    : [];

/**
 * Reads the parts of a package from those columns that the file has. A text that says what the package has
 * already changes nothing, so that the ids of its categories and extras stay.
 */
export const readParts = (line: PackageLine, present: PackageParts): ReadParts => {
  let parts = present;
  const problems: Refused[] = [];
  const changed = new Set<string>();
  for (const [column, { path, textOf, readInto, emptyKeeps }] of columns) {
    const text = line.texts[column];
    const before = textOf(parts);
    if (text === undefined || text === before || (emptyKeeps && text.trim() === '')) continue;
    // Without its categories, nothing can be said about the prices of a season.
    if (column === 'seasons' && problems.length > 0) continue;
    try {
      const next = readInto(parts, text);
      if (textOf(next) === before) continue;
      parts = next;
      changed.add(path.split('.')[0] ?? '');
    } catch (thrown) {
      if (!(thrown instanceof UnreadableText)) throw thrown;
      problems.push({ path: path.split('.'), message: thrown.message });
    }
  }
  const { schedule } = parts;
  if (changed.has('schedule') && problems.length === 0 && schedule && schedule.rules.length + schedule.added.length === 0) {
    problems.push(...withoutDepartures(line));
    parts = { ...parts, schedule: undefined };
  }
  const fields = partFields.filter((field) => changed.has(field)).map((field) => [field, parts[field] ?? null]);
  return { fields: Object.fromEntries(fields), problems };
};
