import { refused } from './refused.ts';

export const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;
/** What stands between two fields: a comma, a semicolon where numbers have a decimal comma, or a tab. */
export type Separator = keyof typeof separatorNames;
const separators = Object.keys(separatorNames) as Separator[];

/** An export has some forty, and a dozen more for each language. */
const MAX_COLUMNS = 200;

/** How often each separator stands in the first record of a text, outside of quotes. */
const countsInHead = (text: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') break;
    else if (separators.some((one) => one === character)) counts[character] = (counts[character] ?? 0) + 1;
    if ((counts[character] ?? 0) >= MAX_COLUMNS) throw refused(`A file has at most ${MAX_COLUMNS} columns. Delete the others.`);
  }
  return counts;
};

/** Excel takes the separator from a line before the headings. */
const NAMED = /^sep=([,;\t])(?:\r\n|\r|\n)/i;

/**
 * By what the fields of a file are separated: what its first line names, or what its headings have most.
 * @returns it, with the text below such a line, and how many lines stand before that text
 * @throws VALIDATION for more than 200 columns, before they are read
 */
export const separatorOf = (text: string): { separator: Separator; body: string; before: number } => {
  const [line = '', named] = NAMED.exec(text) ?? [];
  const body = text.slice(line.length);
  const counts = countsInHead(body);
  const [most = ','] = separators.toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
  return { separator: separators.find((one) => one === named) ?? most, body, before: line === '' ? 0 : 1 };
};
