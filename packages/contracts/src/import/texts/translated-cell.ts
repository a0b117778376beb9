import type { Texts } from '../../translation/text-tree.ts';
import { doubledIn, undoubledIn } from './doubled-sign.ts';
import { shown, UnreadableText } from './unreadable-text.ts';

/** The paths of the English texts of each entry of a list, in the order of the English column. */
export type EnglishEntries = readonly (readonly string[])[];

/** How the entries of a column are put into one cell. */
export type EntriesInCell = {
  readonly write: (entries: readonly string[]) => string;
  readonly read: (text: string) => string[];
  /** Whether an entry can have several texts. */
  readonly isParted: boolean;
};

/** Stands in a list for what is not translated. A text of such signs alone has one more of them. */
const NONE = '?';
const LIKE_NONE = /^\?+$/;
const BETWEEN = ' | ';
const BAR = '|';

const written = (text: string | undefined): string => {
  if (text === undefined) return NONE;
  return LIKE_NONE.test(text) ? NONE + text : text;
};
const read = (text: string): string | undefined => {
  if (text === NONE) return undefined;
  return LIKE_NONE.test(text) ? text.slice(NONE.length) : text;
};

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

/** The translated texts of a column, in the order of the English ones; empty where there are none. */
export const translatedCellOf = (entries: EnglishEntries, texts: Texts, { write, isParted }: EntriesInCell): string => {
  if (!entries.flat().some((path) => texts.has(path))) return '';
  return write(
    entries.map((paths) => {
      if (!paths.some((path) => texts.has(path))) return NONE;
      const parts = paths.map((path) => written(texts.get(path)));
      return isParted ? parts.map((part) => doubledIn(part, BAR)).join(BETWEEN) : parts.join('');
    }),
  );
};

/**
 * The same, by their paths.
 * @throws UnreadableText where they are not as many as the English ones: it could not be said which is which
 */
export const textsInCell = (
  entries: EnglishEntries,
  text: string,
  { read: entriesIn, isParted }: EntriesInCell,
): [path: string, text: string][] => {
  const said = entriesIn(text);
  if (said.length === 0) return [];
  if (said.length !== entries.length)
    throw new UnreadableText(
      `This has ${counted(said.length, 'entry', 'entries')}, and the English ${entries.length}. Write “?” for one that is not translated.`,
    );
  return said.flatMap((entry, index) => {
    const paths = entries[index] ?? [];
    if (entry === NONE) return [];
    const parts = isParted ? entry.split(BETWEEN).map((part) => undoubledIn(part.trim(), BAR)) : [entry];
    if (parts.length !== paths.length)
      throw new UnreadableText(
        `${shown(entry)} has ${counted(parts.length, 'text', 'texts')}, and its English ${paths.length}. Put “ | ” between them, and “?” for one that is not translated.`,
      );
    return parts.flatMap((part, at) => {
      const [path, own] = [paths[at], read(part)];
      return path === undefined || own === undefined ? [] : [[path, own] as [string, string]];
    });
  });
};
