import { Types } from 'mongoose';

const KINDS = { destination: 'd', tourPackage: 'a', user: 'e', booking: 'b', attempt: 'c', message: 'f' } as const;

/** The id of a row, which others can name without reading it. Ids of a kind grow with the row, as those of a real database do. */
export const hexIdOf = (kind: keyof typeof KINDS, row: number): string =>
  `6${KINDS[kind].repeat(11)}${row.toString(16).padStart(12, '0')}`;

export const rowIdOf = (kind: keyof typeof KINDS, row: number): Types.ObjectId => new Types.ObjectId(hexIdOf(kind, row));
