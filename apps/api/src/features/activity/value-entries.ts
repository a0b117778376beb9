import { inWords } from '@wayfarer/contracts';

/** One of the things that a value consists of, in words: of two values those are told that only one has. */
export type ValueEntry = {
  /** What it is about, where the value has several parts. */
  readonly heading: string | null;
  readonly text: string;
};

/** The entries of an object, without what only tells one object from another. */
const fieldsOf = (value: object): [name: string, inner: unknown][] =>
  Object.entries(value).filter(([name]) => name !== '_id' && name !== 'id');

const wordsOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value);
  return fieldsOf(value)
    .map(([name, inner]) => `${inWords(name).toLowerCase()} ${wordsOf(inner)}`)
    .join(', ');
};

/** Any value: the entries of a list, the fields of an object, else itself. */
export const valueEntriesOf = (value: unknown): ValueEntry[] => {
  const isObject = typeof value === 'object' && value !== null && !(value instanceof Date);
  const parts: [string | null, unknown][] =
    isObject && !Array.isArray(value) ? fieldsOf(value) : [value].flat().map((one) => [null, one]);
  return parts
    .map(([name, inner]) => ({ heading: name === null ? null : inWords(name), text: wordsOf(inner) }))
    .filter(({ text }) => text !== '');
};
