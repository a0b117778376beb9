import { Types } from 'mongoose';

/**
 * The id of a row, which others can name without reading it. Ids of a kind grow with the row, as those of a real database do.
 * @param kind in the product's words; its first five letters tell it from others
 */
export const hexIdOf = (kind: string, row: number): string =>
  `6${Buffer.from(kind).toString('hex').padEnd(11, '0').slice(0, 11)}${row.toString(16).padStart(12, '0')}`;

export const rowIdOf = (kind: string, row: number): Types.ObjectId => new Types.ObjectId(hexIdOf(kind, row));
