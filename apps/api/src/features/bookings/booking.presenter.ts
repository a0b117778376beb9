import { type Booking, rupeesOf } from '@wayfarer/contracts';
import { identityOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { isAtBank, presentRefundsOf } from '../attempts/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';
import type { BookingRecord, PackageNow } from './booking.model.ts';
import { canCancel, canPay, isStillSold, refundLimitOf, refundRuleFor, type Viewer } from './booking.policy.ts';
import { refundOnCancel } from './cancel/cancellation.ts';

type Needs = Pick<Dependencies, 'config' | 'database' | 'clock'>;

/** Actor for jobs: no permissions. */
const LOOKING_ON: Viewer = { role: 'admin', userId: '' };

/**
 * A booking as it leaves the server: names and price from its own snapshot, the picture from the package as
 * it is now.
 */
export const presentBooking = (
  needs: Pick<Needs, 'config' | 'clock'>,
  { booking, tourPackage }: { booking: BookingRecord; tourPackage: Omit<PackageNow, '_id' | 'capacity'> | undefined },
  viewer: Viewer,
): Booking => {
  const { title, destinationName, destinationCountry, packageId, unitPrice } = booking.package;
  return {
    ...identityOf(booking._id),
    user: { ...identityOf(booking.userId), username: booking.username },
    package: {
      ...identityOf(packageId),
      title,
      destination: { name: destinationName, country: destinationCountry },
      image: tourPackage?.images[0] ?? null,
    },
    totalPersons: booking.totalPersons,
    bookingDate: booking.bookingDate.toISOString(),
    travelDate: booking.travelDate,
    ...(booking.package.startTime === undefined ? {} : { startTime: booking.package.startTime }),
    unitPrice: rupeesOf(unitPrice),
    totalAmount: rupeesOf(booking.totalAmount),
    bookingStatus: booking.bookingStatus,
    amountPaid: rupeesOf(booking.amountReceived),
    amountRefunded: rupeesOf(booking.amountRefunded),
    ...presentRefundsOf(booking),
    cancellationReason: booking.cancellationReason ?? null,
    ...(booking.staffCancel?.reason ? { agencyReason: booking.staffCancel.reason } : {}),
    seatsHeldUntil: booking.bookingStatus === 'pending' ? (booking.seatsHeldUntil?.toISOString() ?? null) : null,
    canPay: canPay(booking, isStillSold(booking, tourPackage, needs), needs),
    canCancel: canCancel(viewer, booking, needs),
    cancellationPolicy: [...booking.package.cancellationPolicy],
    refundOnCancel: rupeesOf(refundOnCancel(booking, refundRuleFor(booking, needs))),
    refundInFull: rupeesOf(refundOnCancel(booking, (kept) => kept)),
    ...(booking.attempts.some(isAtBank) ? { isDisputed: true as const } : {}),
    refundLimit: refundLimitOf(viewer, booking, needs.config),
  };
};

/**
 * Bookings as they leave the server, with the packages that they are of.
 * @param viewer decides what may be done with them: staff may also cancel after the trip
 */
export const presentBookings = async (
  needs: Needs,
  bookings: readonly BookingRecord[],
  viewer: Viewer = LOOKING_ON,
): Promise<Booking[]> => {
  if (bookings.length === 0) return [];
  const ids = [...new Map(bookings.map(({ package: { packageId } }) => [String(packageId), packageId])).values()];
  const found = await tourPackageRepository(needs.database).findManyById(ids);
  const tourPackages = new Map(found.map((tourPackage) => [String(tourPackage._id), tourPackage]));
  return bookings.map((booking) =>
    presentBooking(needs, { booking, tourPackage: tourPackages.get(String(booking.package.packageId)) }, viewer),
  );
};
