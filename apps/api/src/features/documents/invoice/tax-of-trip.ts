import type { Dependencies } from '../../../dependencies.ts';
import type { Seller } from '../../agency/index.ts';
import type { BookingRecord } from '../../bookings/index.ts';
import type { TaxPart } from '../../invoices/index.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';

/** What a document says of its tax, apart from the amount; null where it says none. */
export type Tax = Pick<TaxPart, 'name' | 'percent'> | null;

/**
 * The tax with which the trip of a booking is sold at this moment: its own rate, or else the agency's. One of
 * 0 percent is said where the trip has it of its own; an agency without a tax has none to speak of.
 */
export const readTaxOf = async (
  { database }: Pick<Dependencies, 'database'>,
  { package: { packageId } }: Pick<BookingRecord, 'package'>,
  { name, percent }: Seller['tax'],
): Promise<Tax> => {
  const own = await tourPackageRepository(database).findOwnTax(packageId);
  if (own !== null) return { name, percent: own };
  return percent > 0 ? { name, percent } : null;
};
