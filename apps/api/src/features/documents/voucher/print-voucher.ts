import { bookingNumberOf, type DocumentFile, lastTripDay } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { inLanguage } from '../../../language/in-language.ts';
import { languageRead, offeredLanguage } from '../../../language/own-language.ts';
import { readAgency } from '../../agency/index.ts';
import {
  type BookingRecord,
  bookingRepository,
  extrasOfBooking,
  factsOfBooking,
  getBookingFor,
  isAsked,
  personOf,
  placeOf,
  spokenDays,
  spokenPackage,
} from '../../bookings/index.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { voucherCodeOf } from './voucher-code.ts';

type Needs = Pick<Dependencies, 'config' | 'database' | 'printDocument'>;

const fileOf = async ({ config, database, printDocument }: Needs, booking: BookingRecord): Promise<DocumentFile> => {
  const id = String(booking._id);
  const { package: booked, totalPersons, travelDate } = booking;
  const [[tourPackage], agency, who, person] = await Promise.all([
    tourPackageRepository(database).findManyById([booked.packageId]),
    readAgency({ database, config }),
    travellersRepository(database).findById(booking._id),
    personOf(database, booking),
  ]);
  const days = spokenDays(tourPackage).itinerary;
  const { name, phone, email, accentLight } = agency;
  const number = bookingNumberOf(id);
  const bytes = await printDocument({
    kind: 'voucher',
    facts: {
      agency: { name, phone, email, accent: accentLight },
      number,
      name: person,
      totalPersons,
      travellers: (who?.travellers ?? []).flatMap((traveller) => traveller?.name ?? []),
      title: spokenPackage(booked).title,
      place: placeOf(booked),
      travelDate,
      ...(booked.startTime === undefined ? {} : { startTime: booked.startTime }),
      facts: factsOfBooking(booked, tourPackage) ?? {},
      extras: extrasOfBooking(booking).map(({ text, quantity }) => `${quantity} × ${text}`),
      lastDay: lastTripDay(travelDate, days.length),
      days,
      ...offeredLanguage(config, booking.language),
      verifyAddress: new URL(`/verify/${voucherCodeOf(config, id)}`, config.PUBLIC_URL).href,
    },
  });
  return { filename: `voucher-${number}.pdf`, bytes };
};

/**
 * Of a confirmed booking, in its language whoever asks, with the names of its travellers as they are now.
 * @throws BUSY
 */
export const voucherFile = (needs: Needs, booking: BookingRecord): Promise<DocumentFile> =>
  inLanguage(languageRead(needs.config, booking.language), () => fileOf(needs, booking));

/**
 * The voucher of a booking.
 * @throws NOT_FOUND, FORBIDDEN, NO_VOUCHER, BUSY
 */
export const printVoucher = async (needs: Needs, caller: Caller, id: string): Promise<DocumentFile> => {
  const { booking } = await getBookingFor(bookingRepository(needs.database), caller, id);
  if (booking.bookingStatus !== 'confirmed') throw new ApiError('NO_VOUCHER');
  if (isAsked(booking))
    throw new ApiError(
      'NO_VOUCHER',
      t('This departure is cancelled. Choose another day first; the voucher of that day follows.'),
    );
  return voucherFile(needs, booking);
};
