import { type ImportReport, MAX_PREVIEW_LINES, MAX_TOLD_PROBLEMS } from '@wayfarer/contracts';
import { auditContext, type RecordedChange, runWithAuditContext } from '../../logging/audit-context.ts';
import { type PlannedLine, refusalOf } from './planned-line.ts';

/** Lines that are written at a time. */
const AT_ONCE = 4;
/** Characters that the log keeps of an import, which has one entry for all of its lines. */
const MAX_LOGGED_CHARACTERS = 1_000_000;

const differing = (from: object, to: object): [object, object] => {
  const names = Object.keys(to).filter(
    (name) => JSON.stringify(Reflect.get(from, name)) !== JSON.stringify(Reflect.get(to, name)),
  );
  const only = (of: object) => Object.fromEntries(names.map((name) => [name, Reflect.get(of, name)]));
  return [only(from), only(to)];
};

/**
 * Of what is new only its name is logged, of what is changed the changed fields; where that is too much, that
 * it changed.
 */
const createShortLog = (record: (change: RecordedChange) => void): ((change: RecordedChange) => void) => {
  let room = MAX_LOGGED_CHARACTERS;
  return ({ from, to, ...thing }) => {
    const title: unknown = to && Reflect.get(to, 'title');
    const [before, after] = from && to ? differing(from, to) : [null, title === undefined ? to : { title }];
    const size = JSON.stringify([before, after]).length;
    if (size <= room) record({ ...thing, from: before, to: after });
    else record({ ...thing, from: {}, to: {} });
    room -= Math.min(size, room);
  };
};

/** Writes some lines at a time. @returns the lines as they came out */
const writeLines = async (planned: readonly PlannedLine[]): Promise<PlannedLine[]> => {
  const written = [...planned];
  const coming = planned.entries();
  const next = async (): Promise<void> => {
    for (const [index, line] of coming) {
      try {
        await line.write?.();
      } catch (thrown) {
        written[index] = { ...line, outcome: 'wrong', problems: refusalOf(line.line, thrown, {}) };
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return written;
};

/**
 * Writes what was planned, unless the check found a problem in any line: then nothing is written. A line that
 * is refused only now, because somebody changed the same thing meanwhile, is reported and keeps no other
 * back. Importing the same file again finishes an import that was interrupted: lines are recognised.
 */
export const runImport = async (
  planned: readonly PlannedLine[],
  { isDryRun, ignored }: Pick<ImportReport, 'isDryRun' | 'ignored'>,
): Promise<ImportReport> => {
  const isWritten = !isDryRun && planned.every(({ outcome }) => outcome !== 'wrong');
  const { record } = auditContext();
  const lines = isWritten ? await runWithAuditContext({ record: createShortLog(record) }, () => writeLines(planned)) : planned;
  const count = (wanted: PlannedLine['outcome']): number => lines.filter(({ outcome }) => outcome === wanted).length;
  return {
    isDryRun,
    isWritten,
    ignored,
    lines: lines.length,
    added: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    wrong: count('wrong'),
    problems: lines.flatMap(({ problems }) => problems).slice(0, MAX_TOLD_PROBLEMS),
    preview: lines.slice(0, MAX_PREVIEW_LINES).map(({ line, name, outcome }) => ({ line, name, outcome })),
  };
};
