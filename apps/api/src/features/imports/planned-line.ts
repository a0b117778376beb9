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

/** A problem of a line, for each field that a schema or an operation refuses, at the heading of its column. */
export const problemsOf = (
  line: number,
  found: readonly { readonly field: string; readonly message: string }[],
  headingOf: Readonly<Record<string, string>>,
): ImportProblem[] => {
  const byColumn = new Map<string | null, string>();
  for (const { field, message } of found) {
    const column = headingOf[field] ?? null;
    if (!byColumn.has(column)) byColumn.set(column, message);
  }
  return [...byColumn].map(([column, message]) => ({ line, column, message }));
};

/** What an operation says that refuses a line. @throws anything else */
export const refusalOf = (line: number, thrown: unknown, headingOf: Readonly<Record<string, string>>): ImportProblem[] => {
  if (!(thrown instanceof ApiError)) throw thrown;
  const [field = ''] = Object.keys(thrown.details ?? {});
  return problemsOf(line, [{ field: field.split('.')[0] ?? '', message: thrown.message }], headingOf);
};
