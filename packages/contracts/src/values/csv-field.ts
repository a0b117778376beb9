/** What an export writes: a text, a count, or an amount of money in the major unit. */
export type CsvValue = string | number | { readonly amount: number };

// A spreadsheet runs what begins like this, also in full width, as a formula; an apostrophe in front makes it
// text.
const RUNS = /^'*[=+\-@＝＋－＠\t\r\n]/;
/**
 * A spreadsheet reads such a text as a number, which changes a booking ID such as 12345E67 or 00012345; as
 * the formula of a text it stays.
 */
const READS_AS_NUMBER = /^\d[\d.,]*(?:e\d+)?$/i;
/** Many spreadsheets also separate fields by semicolons. */
const NEEDS_QUOTES = /[",;\r\n\t]/;

const safeOf = (text: string): string => {
  if (READS_AS_NUMBER.test(text)) return `="${text}"`;
  return RUNS.test(text) ? `'${text}` : text;
};

/**
 * One field: numbers as they are, amounts with two decimals, text that could run or count escaped, quotes
 * where CSV needs them (RFC 4180).
 */
export const csvFieldOf = (value: CsvValue): string => {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.amount.toFixed(2);
  const safe = safeOf(value);
  return NEEDS_QUOTES.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * The text that a field of an export stands for: without what keeps a spreadsheet from running or counting
 * it.
 */
export const csvTextOf = (field: string): string => {
  const [, counted] = /^="(.*)"$/s.exec(field) ?? [];
  if (counted !== undefined) return counted;
  return field.startsWith("'") && RUNS.test(field) ? field.slice(1) : field;
};

/** A line of a CSV. */
export const csvLineOf = (fields: readonly CsvValue[]): string => `${fields.map(csvFieldOf).join(',')}\r\n`;
