import { bookingNumberOf, type DocumentFile, lastTripDay } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { readAgency } from '../../agency/index.ts';
import { bookingRepository, getBookingFor, placeOf } from '../../bookings/index.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';
import type { PrintDocument } from '../pdf/document-printer.ts';
import { voucherCodeOf } from './voucher-code.ts';

/**
 * The voucher of a confirmed booking.
 * @throws NOT_FOUND, FORBIDDEN, NO_VOUCHER, BUSY
 */
export const printVoucher = async (
  { config, database }: Pick<Dependencies, 'config' | 'database'>,
  print: PrintDocument,
  caller: Caller,
  id: string,
): Promise<DocumentFile> => {
  const { booking } = await getBookingFor(bookingRepository(database), caller, id);
  if (booking.bookingStatus !== 'confirmed') throw new ApiError('NO_VOUCHER');
  const { package: booked, username, totalPersons, travelDate } = booking;
  const [[tourPackage], agency] = await Promise.all([
    tourPackageRepository(database).findManyById([booked.packageId]),
    readAgency({ database, config }),
  ]);
  const days = tourPackage?.itinerary ?? [];
  const { name, phone, email, accentLight } = agency;
  const number = bookingNumberOf(id);
  const bytes = await print({
    kind: 'voucher',
    facts: {
      agency: { name, phone, email, accent: accentLight },
      number,
      name: username,
      totalPersons,
      title: booked.title,
      place: placeOf(booked),
      travelDate,
      lastDay: lastTripDay(travelDate, days.length),
      days,
      verifyAddress: new URL(`/verify/${voucherCodeOf(config, String(booking._id))}`, config.PUBLIC_URL).href,
    },
  });
  return { filename: `voucher-${number}.pdf`, bytes };
};
