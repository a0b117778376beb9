import { readOne, type ServePage } from '../../server/served-page.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';

/** For guides: a phone without JavaScript, or with little of a network, reads it at once. */
export const served: ServePage = async (read, { code = '' }) => {
  const voucher = await readOne(read, 'verifyVoucher', { code });
  return { data: voucher === null ? [] : [[laterQueryKeys.vouchers.of(code), voucher]] };
};
