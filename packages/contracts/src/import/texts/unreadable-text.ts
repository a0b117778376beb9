import { groupDigits } from '../../values/group-digits.ts';
import { quotedEntry, splitEntries } from '../../values/quoted-entries.ts';

/** Why a text is not what its column holds: a sentence for the person who typed it. */
export class UnreadableText extends Error {}

/** What separates the entries of a cell: a semicolon or a new line. */
const SEPARATORS = ';\n';
const MAX_SHOWN = 60;
/** More than any part of a package has, so that what no form would take is not read at length. */
const MAX_ENTRIES = 250;
const MAX_ENTRY_LENGTH = 5000;

/** A text as a sentence quotes it. */
export const shown = (text: string): string => `“${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}”`;

/**
 * The entries of a cell.
 * @throws UnreadableText where a quote stays open, or there are too many or too long ones
 */
export const entriesIn = (text: string, separators = SEPARATORS): string[] => {
  const { entries, isClosed } = splitEntries(text, separators);
  if (!isClosed) throw new UnreadableText('A quote is never closed.');
  if (entries.length > MAX_ENTRIES) throw new UnreadableText(`A cell has at most ${MAX_ENTRIES} entries.`);
  const long = entries.find((entry) => entry.length > MAX_ENTRY_LENGTH);
  if (long !== undefined) throw new UnreadableText(`${shown(long)} is longer than ${groupDigits(MAX_ENTRY_LENGTH)} characters.`);
  return entries;
};

/** The cell that `entriesIn` reads back. */
export const cellOf = (entries: readonly string[]): string => entries.map((entry) => quotedEntry(entry, SEPARATORS)).join('; ');

/** What a pattern finds in an entry. @throws UnreadableText with an example of how to write it */
export const matched = (entry: string, pattern: RegExp, example: string): RegExpExecArray => {
  const found = pattern.exec(entry);
  const what = entry === '' ? 'This is empty.' : `${shown(entry)} cannot be read.`;
  if (!found) throw new UnreadableText(`${what} Write it like “${example}”.`);
  return found;
};

/** Days as they are written everywhere here: 12/01/2027 is one day to some, and another to others. */
export const daysIn = (text: string): string[] =>
  entriesIn(text).map((entry) => matched(entry, /^\d{4}-\d\d-\d\d$/, '2027-08-15')[0]);

/**
 * Amounts have a point and no commas: 1,500 is one thousand five hundred to some, and one and a half to
 * others.
 */
export const amountIn = (text: string): number => Number(matched(text, /^\d{1,9}(?:\.\d{1,2})?$/, '1500.00')[0]);
export const amountTextOf = (amount: number): string => amount.toFixed(2);

/** A rate of tax: '5', '7.25%'. */
export const taxPercentIn = (text: string): number => Number(matched(text.trim(), /^(\d{1,3}(?:\.\d{1,6})?)\s?%?$/, '5%')[1]);
export const taxPercentTextOf = (percent: number): string => `${percent}%`;

/** Also as spreadsheets and scripts write it: 8.0. */
export const wholeNumberIn = (text: string): number => Number(matched(text, /^\d{1,6}(?:\.0{1,6})?$/, '8')[0]);
