import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';

/**
 * Whether a scanned voucher is valid; fetched each time, because a booking may be cancelled at any moment.
 */
export const useVoucher = (code: string) =>
  useQuery({
    queryKey: laterQueryKeys.vouchers.of(code),
    queryFn: ({ signal }) => callEndpoint('verifyVoucher', { params: { code }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
