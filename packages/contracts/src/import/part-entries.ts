import { type PackagePart, type PackageParts, type PartField, packageParts } from './package-parts.ts';
import { entriesIn } from './texts/unreadable-text.ts';

/** An entry of a list in a field, or all that stands there where it is none. */
export type PartEntry = {
  /** Which of several parts of its field it is in; null for the only one. */
  readonly heading: string | null;
  readonly text: string;
};

const everyPart: readonly PackagePart[] = Object.values(packageParts);

const valueAt = (parts: PackageParts, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], parts);

/** What a field of a package says, in the words of the export. */
export const partEntriesOf = (field: PartField, parts: PackageParts): PartEntry[] =>
  everyPart
    .filter(({ path }) => path.split('.')[0] === field)
    .flatMap(({ heading, path, textOf }) => {
      const text = textOf(parts);
      if (text === '') return [];
      const entries = Array.isArray(valueAt(parts, path)) ? entriesIn(text) : [text];
      return entries.map((entry) => ({ heading: path === field ? null : heading, text: entry }));
    });
