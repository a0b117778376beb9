import { linesInRupees, rupeesOf } from '@wayfarer/contracts';
import type { Database } from '../../../database/connect.ts';
import { paidOf, restOf } from '../../attempts/index.ts';
import { readMinimum } from '../../departures/index.ts';
import type { BookedTrip } from '../../emails/index.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { factsOfBooking } from '../facts-of-booking.ts';
import { placeOf } from '../place-of.ts';
import { spokenDays, spokenLines, spokenPackage } from '../spoken-booking.ts';

/** Where a booking with a deposit stands; nothing where all is paid at once, and once it is cancelled. */
const presentPlan = (booking: BookingRecord): Pick<BookedTrip, 'plan'> => {
  const { plan, bookingStatus, totalAmount } = booking;
  if (!plan || bookingStatus === 'cancelled') return {};
  const { deposit, dueOn } = plan;
  const asked = { deposit: rupeesOf(deposit), balance: rupeesOf(totalAmount - deposit) };
  return { plan: { ...asked, paid: rupeesOf(paidOf(booking)), owed: rupeesOf(restOf(booking)), dueOn } };
};

/**
 * What emails and calendar entries say of a booked trip, with the text of its first day; of a package that is
 * gone one day is known.
 */
export const readBookedTrip = async (
  database: Database,
  booking: BookingRecord,
): Promise<{ trip: BookedTrip; firstDay: string | null }> => {
  const { _id, package: booked, userId, totalPersons, totalAmount, travelDate, choice } = booking;
  const [tourPackage] = await tourPackageRepository(database).findManyById([booked.packageId]);
  const facts = factsOfBooking(booked, tourPackage);
  const trip: BookedTrip = {
    bookingId: String(_id),
    userId: String(userId),
    title: spokenPackage(booked).title,
    place: placeOf(booked),
    travelDate,
    ...(booked.startTime === undefined ? {} : { startTime: booked.startTime }),
    ...(facts ? { facts } : {}),
    ...(await readMinimum(database, tourPackage, travelDate)),
    days: Math.max(1, tourPackage?.itinerary.length ?? 1),
    totalPersons,
    ...(choice ? { lines: linesInRupees(spokenLines(booked, choice.lines)) } : {}),
    totalAmount: rupeesOf(totalAmount),
    ...presentPlan(booking),
    ...(booking.changes?.length ? { changes: booking.changes.length } : {}),
  };
  return { trip, firstDay: spokenDays(tourPackage).itinerary[0] ?? null };
};
