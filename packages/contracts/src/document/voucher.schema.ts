import { z } from 'zod';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';

/** What stands in the QR code of a voucher, behind `/verify/`. Anything may come here: guides also scan codes of other sites. */
export const voucherCodeParams = z.object({ code: z.string().max(300, 'This is not the code of a voucher.') });

/** What whoever scans a voucher is told: as much of its traveller as the voucher itself shows. */
export const voucherStatusSchema = z
  .discriminatedUnion('status', [
    z.object({
      status: z.enum(['valid', 'cancelled', 'travelled']),
      name: z.string(),
      totalPersons: z.int(),
      title: z.string(),
      place: z.string(),
      travelDate: calendarDateSchema,
      lastDay: calendarDateSchema,
    }),
    z.object({ status: z.literal('unknown').meta({ description: 'No voucher of this site' }) }),
  ])
  .meta({ id: 'VoucherStatus' });
export type VoucherStatus = z.infer<typeof voucherStatusSchema>;
export type KnownVoucher = Exclude<VoucherStatus, { status: 'unknown' }>;

/** A document, and the name under which it is saved. */
export const documentFileSchema = z.object({
  filename: z.string().regex(/^[\w.-]+$/),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type DocumentFile = z.infer<typeof documentFileSchema>;
