import { type KnownVoucher, lastTripDay, tripPhaseOf, type VoucherStatus } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { todayOf } from '../../../time/today-of.ts';
import { type BookingRecord, bookingRepository, isAsked, personOf, placeOf, spokenPackage } from '../../bookings/index.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';
import { bookingOfCode } from './voucher-code.ts';

const statusOf = (booking: BookingRecord, days: number, today: string): KnownVoucher['status'] => {
  const { bookingStatus, travelDate } = booking;
  // Nobody travels on a departure that is cancelled, whether or not they have chosen another day by now.
  if (bookingStatus === 'cancelled' || isAsked(booking)) return 'cancelled';
  return tripPhaseOf(travelDate, days, today) === 'completed' ? 'travelled' : 'valid';
};

/** What a scanned voucher is worth today. A code that was not made here costs no database query. */
export const verifyVoucher = async (
  dependencies: Pick<Dependencies, 'config' | 'database' | 'clock'>,
  code: string,
): Promise<VoucherStatus> => {
  const { config, database } = dependencies;
  const id = bookingOfCode(config, code);
  const booking = id === null ? null : await bookingRepository(database).findById(id);
  if (!booking || booking.bookingStatus === 'pending') return { status: 'unknown' };
  const { package: booked, totalPersons, travelDate } = booking;
  const [[tourPackage], name] = await Promise.all([
    tourPackageRepository(database).findManyById([booked.packageId]),
    personOf(database, booking),
  ]);
  const days = tourPackage?.itinerary.length ?? 1;
  return {
    status: statusOf(booking, days, todayOf(dependencies)),
    name,
    totalPersons,
    title: spokenPackage(booked).title,
    place: placeOf(booked),
    travelDate,
    lastDay: lastTripDay(travelDate, days),
  };
};
