import { t } from '@wayfarer/words';
import { z } from 'zod';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';

/**
 * The part of a voucher's QR code after `/verify/`. It can be anything: guides also scan codes of other
 * sites.
 */
export const voucherCodeParams = z.object({
  code: z.string().max(300, { error: () => t('This is not the code of a voucher.') }),
});

/** What is shown to a person who scans a voucher: as much about its traveller as the voucher itself shows. */
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

/** A document, and its file name. */
export const documentFileSchema = z.object({
  filename: z.string().regex(/^[\w.-]+$/),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type DocumentFile = z.infer<typeof documentFileSchema>;
