import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/**
 * Whether a scanned voucher is valid; fetched each time, because a booking may be cancelled at any moment.
 */
export const useVoucher = (code: string) =>
  useQuery({
    queryKey: queryKeys.vouchers.of(code),
    queryFn: ({ signal }) => callEndpoint('verifyVoucher', { params: { code }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
