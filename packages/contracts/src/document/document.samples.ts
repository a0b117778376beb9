import type { AnswersOf } from '../answers-of.ts';
import { sampleBooking } from '../booking/booking.samples.ts';
import { sampleTourPackage } from '../tour-package/tour-package.samples.ts';
import { sampleUser } from '../user/user.samples.ts';
import type { documentEndpoints } from './document.endpoints.ts';
import type { KnownVoucher } from './voucher.schema.ts';
import type { VoucherArrivals } from './voucher-arrivals.schema.ts';

export const sampleVoucherStatus: KnownVoucher = {
  status: 'valid',
  name: sampleUser.username,
  totalPersons: sampleBooking.totalPersons,
  title: sampleTourPackage.title,
  place: 'Hampi, India',
  travelDate: sampleBooking.travelDate,
  lastDay: '2027-01-14',
};

export const sampleVoucherArrivals: VoucherArrivals = {
  state: 'today',
  booking: sampleBooking._id,
  packageId: sampleTourPackage._id,
  travelDate: sampleBooking.travelDate,
  travellers: [
    { id: '0', name: 'Asha Rao' },
    { id: '1', name: null },
  ],
};

export const documentAnswers: AnswersOf<typeof documentEndpoints> = {
  printVoucher: { filename: 'voucher-0000001E.pdf', bytes: new Uint8Array() },
  printInvoice: { filename: 'INV-2026-00000001.pdf', bytes: new Uint8Array() },
  makeCalendarEntry: { filename: 'trip-0000001E.ics', bytes: new Uint8Array() },
  showArrivals: sampleVoucherArrivals,
  verifyVoucher: sampleVoucherStatus,
};
