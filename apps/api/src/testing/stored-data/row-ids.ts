import { Types } from 'mongoose';

/**
 * The id of a row, known without reading it. Ids of a kind increase with the row, as in a real database.
 * @param kind in the product's words; its first five letters tell it from others
 */
export const hexIdOf = (kind: string, row: number): string =>
  `6${Buffer.from(kind).toString('hex').padEnd(11, '0').slice(0, 11)}${row.toString(16).padStart(12, '0')}`;

export const rowIdOf = (kind: string, row: number): Types.ObjectId => new Types.ObjectId(hexIdOf(kind, row));

// By which calls about one thing are tried: packages and destinations that most have booked, and a booking
// that was paid.
export const somePackage = hexIdOf('tourPackage', 0);
export const someDestination = hexIdOf('destination', 0);
export const someBooking = hexIdOf('booking', 7);
/** One of those that are not on offer. */
export const DRAFT_ROW = 60;
export const someDraft = hexIdOf('tourPackage', DRAFT_ROW);
export const someCode = hexIdOf('promotionCode', 7);
