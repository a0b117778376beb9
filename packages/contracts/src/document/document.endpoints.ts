import { defineEndpoints } from '../define-endpoints.ts';
import { idParams } from '../values/id-shapes.ts';
import { documentFileSchema, voucherCodeParams, voucherStatusSchema } from './voucher.schema.ts';

export const documentEndpoints = defineEndpoints({
  printVoucher: {
    summary: 'The voucher of a confirmed booking, as a PDF',
    access: 'signed-in',
    owned: 'booking-in-path',
    errors: ['VALIDATION', 'NOT_FOUND', 'NO_VOUCHER'],
    params: idParams,
    download: 'application/pdf',
    answer: documentFileSchema,
  },
  verifyVoucher: {
    summary: 'What a scanned voucher is worth today',
    access: 'everyone',
    errors: ['VALIDATION'],
    params: voucherCodeParams,
    answer: voucherStatusSchema,
  },
});
