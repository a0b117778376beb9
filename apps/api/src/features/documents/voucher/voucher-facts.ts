import type { CalendarDate } from '@wayfarer/contracts';

/** Everything that a voucher shows; sent to the thread that makes it. */
export type VoucherFacts = {
  readonly agency: { readonly name: string; readonly phone: string; readonly email: string; readonly accent: string };
  readonly number: string;
  readonly name: string;
  readonly totalPersons: number;
  readonly title: string;
  readonly place: string;
  readonly travelDate: CalendarDate;
  readonly lastDay: CalendarDate;
  readonly days: readonly string[];
  /** The address in the QR code. */
  readonly verifyAddress: string;
};
