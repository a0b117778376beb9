import type { ImportPreviewLine, ImportProblem } from '@wayfarer/contracts';
import { ApiError } from '../../errors/api-error.ts';

/** What the check has found out about a line of the file. */
export type PlannedLine = {
  readonly line: number;
  /** What the preview calls it. */
  readonly name: string;
  readonly outcome: ImportPreviewLine['outcome'];
  readonly problems: readonly ImportProblem[];
  /** Of the package that is written. */
  readonly id?: string;
  /** Absent where there is nothing to write. */
  readonly write?: () => Promise<void>;
};

/** A field that a schema or an operation refuses, by its path in the form. */
export type Refused = { readonly path: readonly (string | number)[]; readonly message: string };

/** The heading of a field, or of the part of it that has a column of its own. */
const headingAt = (path: Refused['path'], headingOf: Readonly<Record<string, string>>): string | null => {
  const names = path.map((_, index) => path.slice(0, path.length - index).join('.'));
  return names.flatMap((name) => headingOf[name] ?? [])[0] ?? null;
};

/** What is wrong, and with which entry of a list. */
const sentenceOf = ({ path, message }: Refused): string => {
  const index = path.map(Number).find((step) => Number.isInteger(step));
  return index === undefined ? message : `Entry ${index + 1}: ${message}`;
};

/**
 * A problem of a line, for each field that a schema or an operation refuses, at the heading of its column.
 */
export const problemsOf = (
  line: number,
  found: readonly Refused[],
  headingOf: Readonly<Record<string, string>>,
): ImportProblem[] => {
  const byColumn = new Map<string | null, string>();
  for (const one of found) {
    const column = headingAt(one.path, headingOf);
    if (!byColumn.has(column)) byColumn.set(column, sentenceOf(one));
  }
  return [...byColumn].map(([column, message]) => ({ line, column, message }));
};

/** What an operation says that refuses a line. @throws anything else */
export const refusalOf = (line: number, thrown: unknown, headingOf: Readonly<Record<string, string>>): ImportProblem[] => {
  if (!(thrown instanceof ApiError)) throw thrown;
  const [field = ''] = Object.keys(thrown.details ?? {});
  return problemsOf(line, [{ path: field.split('.'), message: thrown.message }], headingOf);
};
