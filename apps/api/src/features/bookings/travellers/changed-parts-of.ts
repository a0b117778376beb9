import { isDeepStrictEqual } from 'node:util';
import type { TravellersRecord } from '../../travellers/index.ts';

type Listed = Pick<TravellersRecord, 'contact' | 'travellers' | 'answers'> | null;

const fieldsThatDiffer = (before: object | null | undefined, after: object | null | undefined): string[] => {
  const values = [before, after].map((one) => new Map(Object.entries(one ?? {})));
  const fields = new Set(values.flatMap((one) => [...one.keys()]));
  return [...fields].filter((field) => !isDeepStrictEqual(values[0]?.get(field), values[1]?.get(field)));
};

/**
 * Which parts of a list of travellers differ, in words for the trail: 'traveller 2: name, passport; contact:
 * phone'; '' where none does. Never what they say, which is erased, and the trail is not.
 */
export const changedPartsOf = (before: Listed, after: Listed): string => {
  const places = Math.max(before?.travellers.length ?? 0, after?.travellers.length ?? 0);
  const people = Array.from({ length: places }, (_, place): [string, string[]] => [
    `traveller ${place + 1}`,
    fieldsThatDiffer(before?.travellers[place], after?.travellers[place]),
  ]);
  const answers = [before, after].map((one) => ({ answers: one?.answers ?? [] }));
  const booking = ['booking', fieldsThatDiffer(answers[0], answers[1])] as const;
  const parts = [...people, booking, ['contact', fieldsThatDiffer(before?.contact, after?.contact)] as const];
  return parts.flatMap(([who, fields]) => (fields.length === 0 ? [] : [`${who}: ${fields.join(', ')}`])).join('; ');
};
